/** What the fields of a table filter do. They are read and written in the document, because React has not made the rows. */
import { rowMatches } from './match';

type Field = HTMLInputElement | HTMLSelectElement;

/** Name of a field in the address. */
const parameterOf = (field: Field): string => field.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Shows what the address asks for; a kind that the table has not is left out. */
function read(fields: readonly Field[]): void {
  const wanted = new URLSearchParams(window.location.search);
  for (const field of fields) {
    field.value = wanted.get(parameterOf(field)) ?? '';
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = '';
  }
}

function write(fields: readonly Field[]): void {
  const address = new URL(window.location.href);
  for (const field of fields) {
    if (field.value.trim()) address.searchParams.set(parameterOf(field), field.value);
    else address.searchParams.delete(parameterOf(field));
  }
  // Not by the router: other rows are not another page.
  window.history.replaceState(window.history.state, '', address);
}

/**
 * Lets the fields of a box filter its table.
 * @param of What a row is, in the plural.
 * @param none What is said if no row is left.
 * @param explain Says more about what was typed then, if there is more to say.
 * @returns What undoes it.
 */
export function filterRows(
  box: HTMLElement,
  of: string,
  none = '',
  explain?: (typed: string) => Promise<string>,
): () => void {
  const fields = [...box.querySelectorAll<Field>('.table-filter__bar :is(input, select)')];
  const names = [...box.querySelectorAll('thead th')].map((head) => head.textContent.trim());
  const rows = [...box.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const status = box.querySelector('[role="status"]');
  const cellOf = (row: HTMLTableRowElement, column: string) =>
    row.cells[names.indexOf(column)]?.textContent.trim();
  const fits = (row: HTMLTableRowElement) => (field: Field) => {
    if (field instanceof HTMLInputElement) return rowMatches(row.textContent, field.value);
    if (field.value === '') return true;
    // The kinds of a list are in its column. One without a column names columns, and keeps the rows that don't say no.
    return names.includes(field.name)
      ? cellOf(row, field.name) === field.value
      : cellOf(row, field.value) !== 'no';
  };
  const apply = (): void => {
    for (const row of rows) row.hidden = !fields.every(fits(row));
    const shown = rows.filter((row) => !row.hidden).length;
    // A phone shows all rows that are left.
    box.toggleAttribute('data-filtered', shown < rows.length);
    const left = shown === 0 && none ? none : `${shown} of ${rows.length} ${of}`;
    if (!status) return;
    status.textContent = shown < rows.length ? left : '';
    if (shown > 0) return;
    const typed = fields[0]?.value ?? '';
    // Without a network, the sentence stays.
    explain?.(typed).then(
      (more) => {
        if (fields[0]?.value === typed) status.textContent = more;
      },
      () => undefined,
    );
  };
  const onInput = (): void => {
    write(fields);
    apply();
  };
  read(fields);
  apply();
  const bar = box.querySelector('.table-filter__bar');
  bar?.addEventListener('input', onInput);
  return () => bar?.removeEventListener('input', onInput);
}
