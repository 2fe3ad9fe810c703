/** What an app needs for the SDK, in one line: for tables of overviews and for the home page. */
import { leastOf, requirementsOf } from '../../lib/facts/requirements';
import { markdown } from '../../lib/markdown/inline';
import { joined, type Inline } from '../../lib/markdown/nodes';

/** Lowest versions in one line: `iOS 15.0, Xcode 16.0`. */
export const lowestVersions = (platform: string, version: string): Inline =>
  joined(
    requirementsOf(platform, version).flatMap(({ short, value }) =>
      short === undefined ? [] : [[markdown(short), ` ${leastOf(value)}`]],
    ),
  );
