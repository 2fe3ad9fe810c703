/**
 * Lines of the SDK's log and entries of the Live log, which readers compare with what they see: a wrong word, or a line
 * that another platform or version prints, makes them look for a fault that they do not have.
 */
import { logValues } from '../../data/schema/sdk';
import { loadSdkLog } from '../../lib/facts/load';
import { holds } from '../../lib/facts/scope';
import { didYouMean } from '../../lib/text/closest';
import { literalSource } from '../../lib/text/pattern';
import { finding, unless, type SampleFinding } from './rules';

/** Where a page shows a line. */
export interface LogPlace {
  title?: string | undefined;
  /** Undefined on a page for all platforms. */
  platform: string | undefined;
  version: string;
}

/** The platform that a window with a log belongs to, by the title that its samples have. */
const windows: Readonly<Record<string, string>> = {
  Logcat: 'android',
  'Xcode console': 'ios',
  'JavaScript console': 'react-native',
};
const liveLog = 'Live log';

/** How tokens begin on a platform. React Native and Unity have both. */
const tokens: Readonly<Record<string, string>> = { android: 'wta', ios: 'wti' };

/** The pattern that a line of data/sdk-log.yaml describes in a place. */
function patternOf(line: string, { title = '', platform = '', version }: LogPlace): RegExp {
  const values: Readonly<Record<string, string>> = {
    ...logValues,
    release: version.replace('.x', String.raw`\.\d+`),
    token: `${tokens[platform] ?? 'wt[ai]'}_${logValues.short}`,
  };
  const parts = line.split(/\{([a-z]+)\}/);
  const source = parts.map((part, i) => (i % 2 === 0 ? literalSource(part) : (values[part] ?? '')));
  // The JavaScript and Unity consoles say whose line it is; the log of the phone has its lines without that.
  const said = String.raw`\[Whence\] `;
  const prefix = platform in tokens ? '' : title === 'JavaScript console' ? said : `(?:${said})?`;
  return new RegExp(`^${prefix}${source.join('')}$`, 'u');
}

/** Lines of the device's log in a place, as data/sdk-log.yaml writes them. */
const linesOf = ({ platform, version }: LogPlace): string[] =>
  loadSdkLog()
    .device.filter(
      ({ from, until, platforms }) =>
        holds(version, from, until) && (!platform || !platforms || platforms.some((one) => one === platform)),
    )
    .map(({ line }) => line);

/** Whether a log has a line that is the text, or has it as a part. */
export const isLogged = (text: string, place: LogPlace): boolean =>
  [...linesOf(place), ...loadSdkLog().live.map(({ line }) => line)].some(
    (line) => line.includes(text) || patternOf(line, place).test(text),
  );

/** A finding if nothing prints the line where the page shows it. */
export function logLineFindings(line: string, row: number, place: LogPlace): SampleFinding[] {
  const { title = '', version } = place;
  const platform = place.platform ?? windows[title];
  if (title in windows && platform !== windows[title] && tokens[platform ?? ''] !== undefined)
    return [finding(row, `${platform} has no ${title}`, 'Its log is shown by another program.')];
  const live = loadSdkLog().live.map((one) => one.line);
  const here = title === liveLog ? [] : linesOf({ platform, version });
  const lines = [...here, ...(title in windows ? [] : live)];
  return unless(
    lines.some((one) => patternOf(one, { title, platform, version }).test(line)),
    row,
    `No check reads "${line.slice(0, 60)}": the log of ${platform ?? 'the SDK'} ${version} has no such line`,
    `${didYouMean(line, lines)} data/sdk-log.yaml has the log, checks/samples/urls.ts other kinds; or write check="off: reason".`,
  );
}
