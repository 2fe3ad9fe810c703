/** The programs that send a report, made by the writers of the API pages, so they request exactly what was computed. */
import type { Code } from 'mdast';
import { site } from '../../../config/site';
import { endpointOf } from '../../../lib/results/api-schema';
import type { ReportQuery } from '../../../lib/results/side-files';
import { sampleWriters } from '../../../lib/shared/samples';

/** Languages in which report jobs are written; apps do not ask for reports. */
const tabs = ['curl', 'JavaScript', 'Python'];

/** One fence for each language, as tabs. */
export function requestSamples({ report, request }: ReportQuery): Code[] {
  const { path, methods, timeout } = endpointOf(report);
  const [method = 'POST'] = methods;
  return sampleWriters
    .filter(({ tab }) => tabs.includes(tab))
    .map((writer) => ({
      type: 'code',
      lang: writer.language,
      meta: `tab="${writer.tab}"`,
      value: writer.write({
        method,
        url: `${site.apiUrl}${path}`,
        query: [],
        headers: [],
        apiKeyHeader: 'X-Whence-Api-Key',
        cookies: [],
        body: { kind: 'json', type: 'application/json', text: JSON.stringify(request) },
        answer: 'json',
        timeout,
      }),
    }));
}
