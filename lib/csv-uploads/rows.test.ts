/** Rows keep the line that they begin on, whatever their cells hold. */
import { describe, expect, it } from 'vitest';
import { csvRows } from './rows';

describe('csvRows', () => {
  it('keeps commas and line breaks of quoted cells, counts lines, and skips blank ones', () => {
    expect(csvRows('\uFEFFa, b\r\n\r\n"x, ""y""\nz",1\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['x, "y"\nz', '1'] },
    ]);
  });

  it('counts the lines of quoted cells that end in CRLF once', () => {
    expect(csvRows('a,b\r\n1,"2\r\n3"\r\n4,5').map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('refuses a quoted cell that is not closed', () => {
    expect(() => csvRows('a\n"b')).toThrow(/^line 2: Quote Not Closed/);
  });
});
