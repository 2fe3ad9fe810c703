/** Names of the surfaces of reports and of units for readers. */
import type { Surface } from '../../../lib/facts/types';

export const surfaceLabels: Readonly<Record<Surface, string>> = {
  'data-views': 'data views',
  acquisition: 'acquisition',
  cohort: 'cohort',
  'event-drill-down': 'event drill-down',
  monetization: 'monetization',
};

export const surfaces = Object.keys(surfaceLabels) as Surface[];

export const unitLabels = {
  count: 'count',
  money: 'money',
  ratio: 'ratio',
  plain: 'number',
  seconds: 'seconds',
  days: 'days',
  'event-unit': 'unit of the value',
} as const;
