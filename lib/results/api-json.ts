/** JSON of the API as pages show it: a short object or list on one line, longer ones over several. */

const width = 90;

/** Formats a value. @param indent Spaces before its lines. */
export function apiJson(value: unknown, indent = 0): string {
  const short = oneLine(value);
  if (short.length + indent <= width && !(indent === 0 && typeof value === 'object')) return short;
  const pad = ' '.repeat(indent + 2);
  const end = ' '.repeat(indent);
  if (Array.isArray(value))
    return `[\n${value.map((item) => `${pad}${apiJson(item, indent + 2)}`).join(',\n')}\n${end}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([key, item]) => `${pad}${JSON.stringify(key)}: ${apiJson(item, indent + 2)}`,
    );
    return `{\n${members.join(',\n')}\n${end}}`;
  }
  return short;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  return JSON.stringify(value);
}
