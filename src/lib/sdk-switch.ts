/**
 * The menus of SDK versions and platforms on a page: where each entry leads, and what opens if the subject has no page there.
 * A reader whom a menu has led to another subject still wants the first one: the next menu leads on from it, and back to it.
 */
import { useHistorySelector } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { platformNames } from '@site/config/platforms';
import {
  noPlatform,
  sdkPage,
  switchTarget,
  titleAt,
  type SdkPlace,
  type SwitchTable,
} from '@site/lib/shared/sdk-switch';
import { trimSlash } from '@site/lib/shared/trim-slash';

export interface SwitchItem {
  /** Version or platform. */
  name: string;
  label: string;
  to: string;
  /** Says what opens if it is another subject. */
  title?: string;
  isHere: boolean;
}

/** The page that is open, and the one whose subject its reader wants. Not stored: a new visit begins anew. */
let open: { at: string; wanted: string } | undefined;

/** The page that the reader came from by a link of the document, before the app had started. */
function pageBefore(): string {
  const { origin, pathname } = new URL(document.referrer || 'about:blank');
  return origin === window.location.origin ? pathname : '';
}

/** True if a menu of one page leads to the other, though that is of another subject. */
const leadsTo = (table: SwitchTable, from: string, to: string): boolean =>
  table.platforms.some((platform) => {
    const target = switchTarget(table, from, { version: sdkPage(to)?.version ?? '', platform });
    return target?.instead !== undefined && trimSlash(target.to) === trimSlash(to);
  });

function wantedPage(table: SwitchTable, at: string): string {
  if (open?.at !== at) {
    const from = open?.wanted ?? pageBefore();
    open = { at, wanted: leadsTo(table, from, at) ? from : at };
  }
  return open.wanted;
}

const names: Readonly<Record<string, string>> = platformNames;

/** Entries of both menus; none outside of the SDK docs. Entries that lead nowhere are left out. */
export function useSdkSwitch(): { versions: SwitchItem[]; platforms: SwitchItem[] } {
  const { pathname } = useLocation();
  const suffix = useHistorySelector(({ location }) => location.search + location.hash);
  const table = usePluginData('sdk-switch') as SwitchTable;
  const isBrowser = useIsBrowser();
  const here = sdkPage(pathname);
  if (!here) return { versions: [], platforms: [] };
  const wanted = isBrowser ? wantedPage(table, pathname) : pathname;
  const item = (place: SdkPlace, name: string, not: string, isHere: boolean): SwitchItem[] => {
    const target = switchTarget(table, wanted, place);
    if (!target) return [];
    const { to, instead } = target;
    if (!isHere && trimSlash(to) === trimSlash(pathname)) return [];
    if (instead === undefined || isHere)
      return [{ name, label: name, to: isHere ? pathname : to + suffix, isHere }];
    const page = titleAt(table.titles[instead] ?? '', names[target.platform] ?? '');
    const title = `Not ${not} ${name}: opens ${page}`;
    return [{ name, label: `${name}: ${page}`, to, title, isHere }];
  };
  const { platform = noPlatform } = sdkPage(wanted) ?? {};
  return {
    versions: table.versions.flatMap((version) =>
      item({ version, platform }, version, 'in', version === here.version),
    ),
    platforms: Object.entries(names).flatMap(([id, name]) =>
      item({ version: here.version, platform: id }, name, 'on', id === here.platform),
    ),
  };
}
