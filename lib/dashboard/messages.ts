/** Messages that the product shows: messages of the dashboard's screens, and of the checks of bid and cost files. */
import { loadBidValidation, loadClassicAreas, loadCostValidation } from '../facts/load';
import { loadDashboard } from './load';
import { Dashboard, fits } from './model';

/** Messages of dashboards and of files, with `{…}` for what varies. */
export class Messages {
  readonly all: readonly string[];

  constructor(...dashboards: readonly Dashboard[]) {
    this.all = [
      ...dashboards.flatMap((dashboard) =>
        [...dashboard.elements()].flatMap(({ messages, toast }) => [...messages, ...(toast ? [toast] : [])]),
      ),
      ...[...loadBidValidation(), ...loadCostValidation()].map(({ message }) => message),
    ];
  }

  /** True if the text is a message, or the words that one begins with. */
  has(text: string): boolean {
    return this.all.some((message) => fits(message, text) || message.startsWith(`${text} `));
  }
}

/** Messages of today's dashboard and of the Classic one. */
export const productMessages = (): Messages =>
  new Messages(loadDashboard(), new Dashboard(loadClassicAreas()));
