/** The metric explorer on the list of all metrics. */
import { explorerAt } from './explorer';

const part = explorerAt('cpi');

export const { styles } = part;
export default part.default;
