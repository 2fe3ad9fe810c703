/** Folders that are there while tests run. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { duringEachTest } from './during-tests';

const make = (): string => mkdtempSync(path.join(os.tmpdir(), 'whence-test-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** An empty folder for each test. */
export const folderOfEachTest = (): (() => string) => duringEachTest(make, remove);
