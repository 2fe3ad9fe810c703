/**
 * A TrueType face whose letters are all half an em wide and have no ink. Text set in it has the same size on every machine,
 * whatever faces, hinting and smoothing that machine has, so what tests measure on a page is the page's own doing.
 */
// cspell:words cmap glyf hhea hmtx loca maxp subtable

/** Units of an em, and the width of every letter in them. */
const em = 1000;
const advance = 500;
const ascent = 800;
const descent = -200;
/** Characters that the face has: everything from the space to the end of CJK punctuation. */
const [firstCharacter, lastCharacter] = [0x20, 0x303f];

const bytes = (...words: readonly number[]): Buffer => {
  const buffer = Buffer.alloc(words.length * 2);
  words.forEach((word, index) => buffer.writeUInt16BE(word & 0xffff, index * 2));
  return buffer;
};

/** Zeros, by 16-bit words. */
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** Maps all characters to glyph 1: format 4, one segment, and the one that ends the table. */
function cmap(): Buffer {
  const count = lastCharacter - firstCharacter + 1;
  const segments = 2;
  const subtable = bytes(
    ...[4, 0, 0, segments * 2, 4, 1, 0],
    ...[lastCharacter, 0xffff, 0, firstCharacter, 0xffff],
    // Deltas, then offsets from their own place to the glyph of the segment's first character.
    ...[0, 1, 4, 0],
    ...Array.from({ length: count }, () => 1),
  );
  subtable.writeUInt16BE(subtable.length, 2);
  return Buffer.concat([bytes(0, 1, 3, 1, 0, 12), subtable]);
}

/** The tables that a browser asks for; two glyphs, both blank. */
function tables(name: string): Record<string, Buffer> {
  const text = Buffer.from(name, 'utf16le').swap16();
  return {
    'OS/2': bytes(
      ...[4, advance, 400, 5, 0],
      ...zeros(16),
      ...[0, 0, 0, 1, 0, 0, 0, 0],
      ...[0, 0, 0x40, firstCharacter, lastCharacter],
      ...[ascent, descent, 0, ascent, -descent],
      ...[0, 1, 0, 0, 500, 700, 0, 0x20, 1],
    ),
    cmap: cmap(),
    glyf: bytes(0),
    head: bytes(
      ...[1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, em],
      ...zeros(8),
      ...[0, descent, advance, ascent, 0, 8, 2, 0, 0],
    ),
    hhea: bytes(1, 0, ascent, descent, 0, advance, 0, 0, advance, 1, 0, 0, ...zeros(5), 2),
    hmtx: bytes(advance, 0, advance, 0),
    loca: bytes(0, 0, 0),
    maxp: bytes(1, 0, 2, ...zeros(13)),
    name: Buffer.concat([
      bytes(0, 4, 6 + 4 * 12, ...[1, 2, 4, 6].flatMap((id) => [3, 1, 0x409, id, text.length, 0])),
      text,
    ]),
    post: bytes(3, 0, 0, 0, 0, 0, 0, 1, ...zeros(8)),
  };
}

/** The face as a TrueType file. */
export function blankFace(name: string): Buffer {
  const entries = Object.entries(tables(name));
  const directory = [bytes(1, 0, entries.length, 128, 3, entries.length * 16 - 128)];
  const contents: Buffer[] = [];
  let offset = 12 + entries.length * 16;
  for (const [tag, content] of entries) {
    const entry = Buffer.alloc(16);
    entry.write(tag, 'latin1');
    const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    entry.writeUInt32BE(sum, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(content.length, 12);
    directory.push(entry);
    contents.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([...directory, ...contents]);
}
