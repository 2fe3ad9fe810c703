/** Address of the folder that plugins/pages/search-index writes. */
import { search } from '../../config/search';
import { site } from '../../config/site';

export const dataUrl = `${site.baseUrl}${search.dataFolder}/`;
