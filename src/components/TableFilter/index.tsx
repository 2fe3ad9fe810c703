/**
 * Fields above a long table that keep only the rows with the typed words and the chosen kinds. The address has what is
 * chosen, so a link leads to the same rows. Without scripts the table is whole and the fields are not there; nothing of the
 * table is made by the component. plugins/content/tables puts it around long tables.
 */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { filterRows } from './filter-rows';
import { spansOf } from './known-names';

interface Props {
  /** What a row is, in the plural: "columns". */
  of: string;
  /** Kinds by the name of their column, as JSON (lib/markdown/table-facets.ts), or columns by what they are together. */
  facets?: string;
  /** What is said if no row is left. */
  none?: string;
  /** Set if the rows are names of the SDKs: a name without a row is looked up. */
  names?: string;
  children: ReactNode;
}

export default function TableFilter({ of, facets = '{}', none, names, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      box.current ? filterRows(box.current, of, none, names === undefined ? undefined : spansOf) : undefined,
    [of, none, names],
  );
  return (
    <div className="table-filter" ref={box}>
      <div className="table-filter__bar needs-js">
        <label htmlFor={id}>Filter {of}</label>
        <input id={id} type="search" name={of} autoComplete="off" spellCheck={false} />
        {Object.entries(JSON.parse(facets) as Record<string, string[]>).map(([name, kinds]) => (
          <select key={name} name={name} aria-label={name}>
            <option value="">{name}: all</option>
            {kinds.map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </select>
        ))}
        <span role="status" />
      </div>
      {children}
    </div>
  );
}
