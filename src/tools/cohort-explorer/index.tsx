/** The metric explorer on the page of the cohort table. */
import { explorerAt } from '../metric-explorer/explorer';

const part = explorerAt('payback_days');

export const { styles } = part;
export default part.default;
