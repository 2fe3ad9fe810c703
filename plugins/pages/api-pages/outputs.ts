/** Where `npm run generate` writes what it makes of openapi/*.yaml. Nothing else is in these folders. */
import { families, type Family } from '../../../lib/openapi/families';

/** Downloads of the specifications and the request builder's data; below static/, so an address of the site. */
export const downloadsFolder = 'static/openapi';

/** Pages of a family. */
export const pagesFolder = (family: Pick<Family, 'folder'>): string => `api/${family.folder}`;

export const outputFolders: readonly string[] = [...families.map(pagesFolder), downloadsFolder];
