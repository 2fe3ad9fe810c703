/** The programs that pages show for their reports are calls that the API takes, and of all tabs the same one. */
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { curlCalls } from '../../checks/samples/calls';
import { checkEndpointCall } from '../../checks/samples/endpoints';
import { samplesIn, tabSetsOf } from '../../checks/samples/extract';
import { requestTabFindings } from '../../checks/samples/request-tabs';
import { fileExists } from '../../lib/cache/inputs';
import { listSources } from '../../lib/markdown/sources';
import { queriesOfPage, sideFileOf, type ReportQuery } from '../../lib/results/side-files';
import { requestSamples } from '../../plugins/content/results/request-samples';

const reports = listSources()
  .filter(({ file }) => fileExists(sideFileOf(file)))
  .flatMap(({ file }) =>
    queriesOfPage(file).flatMap((query): [string, ReportQuery][] =>
      'report' in query ? [[`${file} ${query.id}`, query]] : [],
    ),
  );

const findingsOf = (query: ReportQuery) => {
  const children = requestSamples(query);
  const [call] = curlCalls(children[0]?.value ?? '');
  if (!call) throw new Error('no call');
  const tree: Root = { type: 'root', children };
  const source = { file: 'x.mdx', version: undefined, platform: undefined, instance: 'api' } as const;
  const tabs = tabSetsOf(samplesIn(source, tree, '6.0.x')).flatMap(requestTabFindings);
  return [...checkEndpointCall(call, new URL(call.url)), ...tabs];
};

describe('programs of reports', () => {
  it('are on pages', () => {
    expect(reports.length).toBeGreaterThan(10);
  });

  it.each(reports)('are right: %s', (_, query) => {
    expect(findingsOf(query)).toEqual([]);
  });

  it('are found to be wrong', () => {
    const [, query] = reports[0] ?? [];
    if (!query) throw new Error('no report');
    const [finding] = findingsOf({
      ...query,
      request: { ...query.request, interval: { from: '2025-09-01' } },
    });
    expect(finding?.message).toContain("must have required property 'until'");
  });
});
