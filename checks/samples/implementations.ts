/** A class that implements an interface of the SDK: what it overrides exists, what it must have is there, with its types. */
import { findMethods, findType, isForeignMember, suggestion } from './members';
import { finding, unless, type SampleFinding } from './rules';
import type { Surface } from './surface';
import type { Class, Type } from './tree';

/**
 * Findings in a class.
 * @param word What the language calls a method.
 * @param type The supertype, with its arguments.
 */
export function implementationFindings(
  surface: Surface,
  word: string,
  type: Type,
  { methods, row }: Class,
): SampleFinding[] {
  const decl = findType(surface, type.name);
  if (decl?.kind !== 'interface' || !methods) return [];
  const exists = (name: string): boolean =>
    findMethods(surface, decl, name).length > 0 || isForeignMember(surface, decl, name);
  return [
    ...methods
      .filter(({ name, overrides }) => overrides && !exists(name))
      .map(({ name, row: at }) =>
        finding(at, `${decl.name} has no ${word} ${name} to override`, suggestion(surface, decl, name)),
      ),
    ...[...decl.methods.keys()].flatMap((required) =>
      unless(
        methods.some(({ name }) => name === required),
        row,
        `${decl.name} needs the ${word} ${required}`,
        'Override it.',
      ),
    ),
    ...methods.flatMap(({ name, parameters }) => {
      const [declared] = decl.methods.get(name) ?? [];
      return parameters.flatMap(({ row: at, type: given }, i) => {
        const index = decl.typeParameters.indexOf(declared?.parameters[i]?.type.name ?? '');
        const wanted = type.args[index]?.name;
        const isRight = wanted === undefined || !given || given.name === wanted;
        const message = `${decl.name}<${wanted}> gets ${wanted}, not ${given?.name}`;
        return unless(isRight, at, message, `Write ${wanted}.`);
      });
    }),
  ];
}
