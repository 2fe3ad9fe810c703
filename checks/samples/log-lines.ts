/**
 * Lines of the SDK's log and entries of the Live log, which readers compare with what they see: a wrong word makes them
 * look for a fault that they do not have.
 */
import { logValues } from '../../data/schema/sdk';
import { loadSdkLog } from '../../lib/facts/load';
import { literalSource } from '../../lib/text/pattern';

/** The pattern that a line of data/sdk-log.yaml describes. */
function patternOf(line: string): RegExp {
  const parts = line.split(/\{([a-z]+)\}/);
  const source = parts.map((part, i) => (i % 2 === 0 ? literalSource(part) : (logValues[part] ?? '')));
  return new RegExp(`^${source.join('')}$`, 'u');
}

let patterns: readonly RegExp[] | undefined;

/** Whether the SDK prints this line, or the Live log shows it. */
export function isLogLine(line: string): boolean {
  const { device, live } = loadSdkLog();
  patterns ??= [...device, ...live].map((entry) => patternOf(entry.line));
  return patterns.some((pattern) => pattern.test(line));
}
