/**
 * The worked examples of attribution as input of lib/shared/attribution, with the result that each must have. Pages draw
 * them as timelines, and tests hold the rules to them.
 */
import type * as z from 'zod';
import { readFacts } from '../yaml/read';
import { attributionWindowsSchema } from '../../data/schema/platform';
import { attributionCasesSchema } from '../../data/schema/sample-world-cases';
import type { App, AttributionInput, Engagement, Windows } from '../shared/attribution/types';
import { defaultWindows } from './attribution-windows';

type File = z.infer<typeof attributionCasesSchema>;
type Case = File['cases'][number];

export interface AttributionCase extends Pick<Case, 'case' | 'title' | 'history' | 'expected' | 'purchase'> {
  readonly input: AttributionInput;
}

function engagementOf({ campaign, match, ...fact }: Case['engagements'][number], app: string): Engagement {
  const time = Date.parse(fact.time);
  return {
    id: `${fact.type}-${fact.partner}`,
    type: fact.type,
    app,
    partner: fact.partner,
    campaign: { type: campaign, trafficType: 'paid', channel: 'display' },
    time,
    receivedAt: time,
    matches: [{ type: match, ...(fact.score !== undefined && { score: fact.score }) }],
  };
}

function inputOf({ engagements, opening, history }: Case, app: App): AttributionInput {
  const time = Date.parse(opening.time);
  return {
    app,
    connections: Object.fromEntries(engagements.map(({ partner }) => [partner, { state: 'active' }])),
    engagements: engagements.map((fact) => engagementOf(fact, app.id)),
    opening: {
      kind: opening.kind,
      deviceTime: time,
      receivedAt: time,
      ...(opening.installBegin !== undefined && { installBegin: Date.parse(opening.installBegin) }),
      history: history
        ? { attributedAt: Date.parse(history.firstInstall), lastSessionAt: Date.parse(history.lastSession) }
        : null,
    },
  };
}

/** Windows of an app that has changed none. */
export const loadDefaultWindows = (): Windows =>
  defaultWindows(readFacts('attribution-windows.yaml', attributionWindowsSchema));

/** All worked examples, in the order of the file. */
export function loadAttributionCases(): AttributionCase[] {
  const {
    cases,
    app: id,
    ...settings
  } = readFacts('sample-world/attribution-cases.yaml', attributionCasesSchema);
  const app: App = { id, ...settings, windows: loadDefaultWindows() };
  return cases.map((entry) => ({ ...entry, input: inputOf(entry, app) }));
}
