/** What a message on a picture is: the place in the model that has it decides, so a page only quotes the message. */
import { fits, type Dashboard, type Element } from '../dashboard/model';
import { afterDone } from '../dashboard/walk';
import { literalSource } from '../text/pattern';

/** A form says that it is saved, a list or panel that it is empty; any other message is a hint or a refusal. */
export type MessageKind = 'saved' | 'empty' | 'hint';

interface Known {
  kind: MessageKind;
  pattern: string;
}

const placesAround = (place: Element | undefined): Element[] =>
  place ? [place, ...placesAround(place.parent)] : [];

/** Messages of success that show at a place: from the forms that lead there, and from its buttons. */
function* savedAt(dashboard: Dashboard, place: Element): Generator<string> {
  for (const element of dashboard.elements()) {
    if (element.toast === undefined) continue;
    if (element.parent === place || element === place || afterDone(dashboard, element) === place)
      yield element.toast;
  }
}

/** Messages that a picture of the place can show. */
function messagesAt(dashboard: Dashboard, place: Element): Known[] {
  const around = placesAround(place);
  const fields = dashboard.contents(place);
  return [
    ...[...savedAt(dashboard, place)].map((pattern): Known => ({ kind: 'saved', pattern })),
    ...[place, ...fields].flatMap(({ empty }): Known[] => (empty ? [{ kind: 'empty', pattern: empty }] : [])),
    ...[...around, ...fields].flatMap(({ messages }) =>
      messages.map((pattern): Known => ({ kind: 'hint', pattern })),
    ),
  ];
}

/** What a text that fits a pattern has in the place of each placeholder. */
function fillings(pattern: string, text: string): { name: string; value: string }[] {
  const names = [...pattern.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const source = pattern
    .split(/\{[^}]*\}/)
    .map(literalSource)
    .join('(.+)');
  const values = new RegExp(`^${source}$`, 's').exec(text)?.slice(1) ?? [];
  return names.map((name, at) => ({ name, value: values[at] ?? '' }));
}

/**
 * What a message is at a place.
 * @param said Whether the page or the picture has a text: what a message names varies, and has to be right.
 * @throws Error with the cure if the place has no such message, or if it names what nothing else does.
 */
export function messageAt(
  dashboard: Dashboard,
  place: Element,
  text: string,
  said: (value: string) => boolean,
): MessageKind {
  const known = messagesAt(dashboard, place).find(({ pattern }) => fits(pattern, text));
  if (!known) throw new Error(`The model has no message "${text}" here (${place.file}).`);
  for (const { name, value } of fillings(known.pattern, text)) {
    if (/^n$|count/.test(name) && !/^[\d,]+$/.test(value))
      throw new Error(`"${value}" is not a number in the message "${text}".`);
    if (!said(value))
      throw new Error(`The message "${text}" names "${value}", which neither the page nor its picture has.`);
  }
  return known.kind;
}
