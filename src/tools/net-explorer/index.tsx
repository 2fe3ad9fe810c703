/** The metric explorer where purchases are explained. */
import { explorerAt } from '../metric-explorer/explorer';

const part = explorerAt('purchase_revenue');

export const { styles } = part;
export default part.default;
