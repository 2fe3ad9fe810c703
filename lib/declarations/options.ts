/**
 * Options of an app's configuration with their defaults, as declarations and their comments say them. Read as text: pages can't
 * wait for a parser, and what is read has one form on each platform.
 */
import { sdkVersions } from '../../config/versions';
import { filesIn, readText } from '../cache/inputs';

/** Where a platform declares options, and what one looks like: its comment, its name, its form, its default. */
const forms: Readonly<Record<string, { block: RegExp; option: RegExp }>> = {
  android: {
    block: /class Builder\(\w+Token: String\) \{[^}]*\}/g,
    option: /\bfun (?<name>(?!build)\w+)\((?<form>.*?)\): Builder(?:[ \t]*\/\/ default (?<value>\w+))?/g,
  },
  ios: {
    block: /struct WhenceConfiguration\b[^{]*\{[^]*?\n\}/g,
    option:
      /(?<=[(,]\s*|\bpublic var )(?<name>\w+): (?<form>[\w?<>[\] ]+?)(?: = (?<value>[^,]+?)(?=,|\)\n)| \{ get set \}[ \t]*\/\/ default (?<later>\w+))/g,
  },
  'react-native': {
    block: /interface WhenceSDKOptions \{[^]*?\n\}/g,
    option:
      /(?:@defaultValue `(?<value>[^`]+)`(?:(?!\*\/)[^])*\*\/\n)?^ {2}(?<name>\w+)\?: (?<form>.+?);(?:[ \t]*\/\/ default (?<later>\w+))?/gm,
  },
};

interface Option {
  name: string;
  form: string;
  value: string | undefined;
}

function declared(platform: string, version: string): Option[] {
  const { block, option } = forms[platform] ?? {};
  if (!block || !option) return [];
  const folder = `declarations/${platform}/${version}`;
  const text = filesIn(folder)
    .filter((file) => !file.endsWith('.yaml'))
    .map((file) => readText(`${folder}/${file}`))
    .join('\n');
  return [...text.matchAll(block)]
    .flatMap(([inside]) => [...inside.matchAll(option)])
    .map(({ groups: { name = '', form = '', value, later } = {} }) => ({
      name,
      form,
      value: value ?? later,
    }));
}

/**
 * The options of a version by name, each with its default. One whose declaration says nothing has the default of the next
 * version with the same form, as all comments do.
 * @throws Error with the cure if there are no options, or one has no default.
 */
export function optionsIn(platform: string, version: string): Map<string, string> {
  const newer = sdkVersions.slice(0, sdkVersions.findIndex(({ path }) => path === version) + 1).reverse();
  const options = declared(platform, version);
  if (options.length === 0)
    throw new Error(
      `declarations/${platform}/${version} has no configuration with options. Leave the view out.`,
    );
  return new Map(
    options.map(({ name, form }) => {
      const value = newer
        .flatMap(({ path }) => declared(platform, path))
        .find((one) => one.name === name && one.form === form && one.value !== undefined)?.value;
      if (value === undefined)
        throw new Error(
          `The option ${name} has no default in declarations/${platform}/${version}. Add the comment "// default …" to it.`,
        );
      return [name, value];
    }),
  );
}
