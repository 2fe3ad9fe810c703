/**
 * Writers of request samples, one a language, in the order of their tabs. The build writes the samples of API pages with
 * them, and the request builder what a reader fills in, so both read the key, wait and fail in the same way.
 */
import { csharp } from './csharp';
import { curl } from './curl';
import { javascript } from './javascript';
import { kotlin } from './kotlin';
import { python } from './python';
import type { SampleWriter } from './types';

export const sampleWriters: readonly SampleWriter[] = [curl, javascript, python, kotlin, csharp];
