/** Addresses of tools: what is written is read again, and no text makes fields that nobody entered. */
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress, type AddressForm, type Fields } from './address';

const start: Fields = { time: '2025-09-01 10:00:00.000', name: 'adjoe', size: '' };
const form: AddressForm = {
  version: 3,
  presets: { 'case-1': start, 'case-2': { ...start, name: 'Kayzen', more: '1' } },
  start: 'case-1',
  knows: (name) => ['time', 'name', 'size', 'more', 'e1.time'].includes(name),
};
const read = (text: string) => readAddress(text, form);
const write = (fields: Fields) => writeAddress(fields, form);

describe('an address', () => {
  it('is the name of a preset where nothing else is needed', () => {
    expect(write(start)).toBe('case-1');
    expect(read('case-2').fields).toEqual(form.presets['case-2']);
  });

  it('starts from the closest preset', () => {
    const fields = { ...start, name: 'Kayzen', more: '2' };
    expect(write(fields)).toMatch(/^3\.[\da-z]+\.case-2\*more-2$/);
  });

  it.each([
    '',
    ' 7,5 USD ',
    '*!-%+&=#?;:~',
    '!s!!*',
    '<img src=x onerror=alert(1)>',
    '"\'`',
    '\u0000\ud800',
    '日本 🙂',
    'x'.repeat(5000),
  ])('gives back %j as it was typed', (value) => {
    const fields = { ...start, name: value, 'e1.time': value };
    expect(read(write(fields))).toEqual({ fields });
  });

  it('knows which fields are gone', () => {
    const fields = { time: 'x', name: 'Kayzen' };
    expect(read(write(fields))).toEqual({ fields });
  });
});

describe('another text', () => {
  const good = write({ ...start, name: 'Kayzen, "new"', 'e1.time': '5' });
  const damaged = { fields: start, problem: 'damaged' };

  it('is a damaged link wherever it was cut', () => {
    for (let length = 0; length < good.length; length++) expect(read(good.slice(0, length))).toEqual(damaged);
  });

  it('is a damaged link whichever character was changed', () => {
    for (let i = 2; i < good.length; i++) {
      const changed = `${good.slice(0, i)}${good[i] === 'z' ? 'y' : 'z'}${good.slice(i + 1)}`;
      expect(read(changed).problem, changed).toBe('damaged');
    }
  });

  it('is of another version if it says so', () => {
    expect(read(good.replace('3.', '2.'))).toEqual({ fields: start, problem: 'version' });
    expect(read(good.replace('3.', '999999999.'))).toEqual({ fields: start, problem: 'version' });
  });

  it.each(['__proto__', 'constructor', 'toString', '1', '3..case-1', '3.0.', 'x'.repeat(100_000)])(
    'is damaged: %.20s',
    (text) => {
      expect(read(text)).toEqual(damaged);
    },
  );

  it('brings no field that the tool has not, even with the right checksum', () => {
    const strange = writeAddress(
      { ...start, ['__proto__']: 'x', other: 'y' },
      { ...form, knows: () => true },
    );
    expect(read(strange)).toEqual(damaged);
  });
});
