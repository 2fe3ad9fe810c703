/** Writes the names of the SDKs, which pages compare (lib/declarations/names.ts), from the surfaces of all declarations. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { platformNames } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { filesIn, readText } from '../../lib/cache/inputs';
import type { Declared } from '../../lib/declarations/model';
import { namesFile, namesFolder, type Names } from '../../lib/declarations/names';
import { readTypeScript } from '../../lib/declarations/read-typescript';
import { readSurface } from './load-surface';
import type { Method, Surface, TypeDecl, TypeRef } from './surface';

const typeText = ({ name, args, nullable }: TypeRef): string =>
  `${name}${args.length > 0 ? `<${args.map(typeText).join()}>` : ''}${nullable ? '?' : ''}`;

const formOf = ({ parameters, returns, needs = [] }: Method): string =>
  `(${parameters.map(({ label, type, optional }) => `${label ?? ''}:${typeText(type)}${optional ? '=' : ''}`).join()}):${returns ? typeText(returns) : ''}${needs.join()}`;

type Members = Record<string, string>;

/** Members of a type and of the types inside it, by dotted name. */
function typeNames(type: TypeDecl, name: string): [string, Members][] {
  const calls = (all: ReadonlyMap<string, Method[]>): [string, string][] =>
    [...all].map(([called, forms]) => [called, forms.map(formOf).sort().join(' ')]);
  return [
    [
      name,
      Object.fromEntries([
        // An enum of texts has this constructor without a declaration.
        ...(type.kind === 'enum' ? [] : type.constructors).map((one): [string, string] => [
          'new',
          formOf(one),
        ]),
        ...[...type.properties].map(([property, of]): [string, string] => [property, typeText(of)]),
        ...[...type.constants].map((constant): [string, string] => [constant, '']),
        ...calls(type.methods),
        ...calls(type.statics),
      ]),
    ],
    ...[...type.nested].flatMap(([inner, decl]) => typeNames(decl, `${name}.${inner}`)),
  ];
}

function surfaceNames({ types, extensions }: Surface): Names {
  const names = Object.fromEntries([...types].flatMap(([name, type]) => typeNames(type, name)));
  for (const { receiver, method } of extensions)
    names[receiver.name] = { ...names[receiver.name], [method.name]: formOf(method) };
  return names;
}

const declaredNames = (symbols: ReadonlyMap<string, Declared>): Names =>
  Object.fromEntries(
    [...symbols].map(([name, one]) => [
      name,
      one.members.length > 0
        ? Object.fromEntries(
            one.members.map((member) => [member.name.replace(/^'(.*)'$/, '$1'), member.code]),
          )
        : { '': one.code },
    ]),
  );

/** Writes a file a platform and version. */
export async function writeNames(): Promise<void> {
  rmSync(namesFolder, { recursive: true, force: true });
  mkdirSync(namesFolder, { recursive: true });
  for (const platform of Object.keys(platformNames))
    for (const { path: version } of sdkVersions) {
      const folder = `declarations/${platform}/${version}`;
      const sources = filesIn(folder)
        .filter((name) => /\.(?:kt|swift|cs|d\.ts)$/.test(name))
        .map((name) => ({ file: path.join(folder, name), text: readText(path.join(folder, name)) }));
      const [first] = sources;
      if (!first) continue;
      const names = first.file.endsWith('.ts')
        ? declaredNames(readTypeScript(first.file, first.text))
        : surfaceNames(await readSurface(sources));
      writeFileSync(namesFile(platform, version), JSON.stringify(names));
    }
}
