/**
 * A field above a long table that keeps only the rows with the typed words. Without scripts the table is whole and the
 * field is not there; nothing of the table is made by the component.
 */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { rowMatches } from './match';

interface Props {
  /** What a row is, in the plural: "columns". */
  of: string;
  children: ReactNode;
}

export default function TableFilter({ of, children }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<{ shown: number; all: number }>();

  useEffect(() => {
    const rows = [...(box.current?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])];
    let shown = 0;
    for (const row of rows) {
      const matches = rowMatches(row.textContent ?? '', query);
      row.hidden = !matches;
      if (matches) shown += 1;
    }
    setCount({ shown, all: rows.length });
  }, [query]);

  return (
    <div className="table-filter">
      <div className="table-filter__bar needs-js">
        <label htmlFor={id}>Filter {of}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <span role="status">
          {count && query.trim() !== '' ? `${count.shown} of ${count.all} ${of}` : ''}
        </span>
      </div>
      <div ref={box}>{children}</div>
    </div>
  );
}
