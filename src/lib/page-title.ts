/**
 * Titles of documents in the browser tab and in search results. Pages of the SDK sets have siblings of the same name in
 * other platforms and versions; where the heading needs no more, a list of results does.
 */
import { platformNames, type PlatformPath } from '../../config/platforms';

/** What a title is made of: the doc set, the page's id in it (`android/setup`), the page's own title, its version. */
export interface TitleParts {
  pluginId: string;
  id: string;
  title: string;
  versionName: string;
  versionLabel: string;
}

const isPlatform = (segment: string): segment is PlatformPath => Object.hasOwn(platformNames, segment);

/** A report has the name of what it counts, which the glossary explains. */
const report = /^reporting-api\/(?!index$)/;

/** `Track events – Android SDK 6.0.x`; pages without siblings keep their own title. */
export function pageTitle({ pluginId, id, title, versionName, versionLabel }: TitleParts): string {
  if (pluginId === 'sdk') {
    const segment = id.split('/')[0] ?? '';
    return `${title} – ${isPlatform(segment) ? `${platformNames[segment]} ` : ''}${versionLabel}`;
  }
  if (report.test(id)) return `${title} – Reporting API`;
  return pluginId === 'default' && versionName !== 'current' ? `${title} – ${versionLabel}` : title;
}
