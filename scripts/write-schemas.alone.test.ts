/** Editors are told the same as the checks: each schema accepts its files and refuses an unknown key, and is named in the settings. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { globSync } from 'tinyglobby';
import { editorSchemas, settingsFile, settingsOf } from './write-schemas';
import { frontMatterOf } from '../lib/yaml/front-matter';
import { yamlOf } from '../lib/yaml/parse';

const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as Record<string, unknown>;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const schemas = editorSchemas();

it('are all in the settings of the editor: npm run schemas', () => {
  expect(settings['yaml.schemas']).toEqual(settingsOf(schemas));
});

describe.each([...schemas])('%s', (_, { schema, files }) => {
  const validate = addFormats(new Ajv2020({ strict: false, logger: false })).compile(schema);
  const found = globSync(files, {
    ignore: ['**/node_modules/**', 'api/{app-events,management}/**', 'sdk_versioned_docs/*/*/reference/**'],
  });
  const valueOf = (file: string): unknown => {
    const text = readFileSync(file, 'utf8');
    return file.endsWith('.mdx') ? frontMatterOf(file, text) : yamlOf(file, text);
  };

  it('accepts its files and refuses an unknown key', () => {
    expect(found).not.toEqual([]);
    const wrong = found.filter((file) => !validate(valueOf(file)));
    expect(wrong, JSON.stringify(validate.errors)).toEqual([]);
    const value = valueOf(found[0] ?? '');
    expect(validate(Array.isArray(value) ? { nothing: value } : { ...(value as object), nothing: 1 })).toBe(
      false,
    );
  });
});

it('are written by a task, like the checks that the editor runs', () => {
  const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as {
    tasks: { script?: string; command?: string }[];
  };
  for (const { script, command } of tasks) {
    expect(scripts).toHaveProperty([script ?? /^npm run (\S+)/.exec(command ?? '')?.[1] ?? '']);
  }
  expect(tasks.map(({ script, command }) => script ?? command)).toContain('npm run check -- --changed');
});
