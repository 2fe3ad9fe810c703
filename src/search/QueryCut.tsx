/** Says that the search field has cut a query at its longest: the field itself gives no sign. */
import { useEffect, useState } from 'react';
import { search } from '../../config/search';

const max = search.maxQueryLength;

interface Props {
  input: HTMLInputElement | null | undefined;
  /** What the field shows was cut before. */
  initially?: boolean;
}

export function QueryCut({ input, initially = false }: Props) {
  const [cut, setCut] = useState(false);
  useEffect(() => {
    if (!input) return undefined;
    const before = ({ data }: InputEvent): void => {
      if (!data) return;
      const replaced = (input.selectionEnd ?? 0) - (input.selectionStart ?? 0);
      setCut(input.value.length - replaced + data.length > max);
    };
    const after = (): void => {
      if (input.value.length < max) setCut(false);
    };
    input.addEventListener('beforeinput', before);
    input.addEventListener('input', after);
    return () => {
      input.removeEventListener('beforeinput', before);
      input.removeEventListener('input', after);
    };
  }, [input]);
  return (
    <span role="status" className="search-cut">
      {(cut || initially) && `Only the first ${max} characters are searched.`}
    </span>
  );
}
