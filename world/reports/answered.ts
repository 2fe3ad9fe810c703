/** Which requests the sample dataset answers: a field that nothing reads must not look as if it had been followed. */
import { loadWorld } from '../../lib/facts/sample-world';
import type { ReportName } from '../../lib/results/side-files';
import { wordList } from '../../lib/text/words';
import { detailedCohort } from './sources';

/** Values of fields that the dataset answers; a report without the field gets the API's default, which is among them. */
function answeredBy(report: ReportName): Readonly<Record<string, readonly unknown[]>> {
  const { currency, timeZone } = loadWorld().rules;
  const { app, goal } = detailedCohort();
  const answered = {
    currency: [currency],
    time_zone: [timeZone],
    include_test_data: [false],
    goal_id: [goal],
  };
  switch (report) {
    case 'acquisition':
      return { ...answered, granularity: ['none', 'day'] };
    case 'cohort':
      return {
        ...answered,
        app_ids: [app],
        cohort_granularity: ['day'],
        cohort_type: ['installs'],
        // Rows come by install date, the largest split first.
        order_by: [],
      };
    case 'event-drill-down':
      return { ...answered, app_ids: [app], granularity: ['none'], unit: ['count', 'seconds'] };
  }
}

/**
 * A field that is left unread would give figures of another report.
 * @throws Error naming the first field whose value the dataset does not answer.
 */
export function expectAnswered(report: ReportName, request: object): void {
  for (const [field, values] of Object.entries(answeredBy(report))) {
    const asked = [(request as Record<string, unknown>)[field] ?? []].flat();
    const other = asked.find((value) => !values.includes(value));
    if (other !== undefined)
      throw new Error(
        `The sample dataset does not answer ${field} ${JSON.stringify(other)} — ${values.length > 0 ? `Take ${wordList(values.map(String), 'or')}` : 'Leave it out'}.`,
      );
  }
}
