/**
 * `npm run test:weekly [part]`: what needs the network or a long time, so it runs on a schedule and not with every change. Every
 * part is one file here. A part that lacks a tool throws and says how to get it.
 */
import { sdkVersions } from '../../config/versions';
import { report, runCheck } from '../../checks/report';
import { allSamples } from '../../checks/samples/extract';
import { csharp } from './csharp';
import type { Part } from './part';
import { reactNative } from './react-native';
import { sampleWorld } from './sample-world';

const parts: Readonly<Record<string, Part>> = {
  csharp,
  'react-native': reactNative,
  'sample-world': sampleWorld,
};

function main(): void {
  const [only] = process.argv.slice(2);
  if (only !== undefined && !(only in parts))
    throw new Error(`There is no part "${only}". Parts are ${Object.keys(parts).join(', ')}.`);
  const samples = allSamples(sdkVersions[0]?.path ?? '');
  for (const [name, part] of Object.entries(parts)) {
    if (only !== undefined && name !== only) continue;
    const { findings, what } = part(samples);
    report(findings, what);
  }
}

void runCheck(main);
