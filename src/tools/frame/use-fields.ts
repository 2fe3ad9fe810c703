/**
 * The fields of a tool and the address, kept equal. Each field that is changed makes one entry of the history, however many
 * keys that takes, so Back undoes it. The router is left out of it, because a different value is not a different page; it reports
 * Back, and links on the page.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { readAddress, writeAddress, type AddressForm, type Fields, type Restored } from './address';

interface FieldsInAddress extends Restored {
  /** @param name The changed field; without it many have changed. */
  change(fields: Fields, name?: string): void;
  /** The address that leads to the fields. */
  link(): string;
}

const textIn = (id: string): string | null => new URLSearchParams(window.location.search).get(id);

function addressOf(id: string, text: string): string {
  const address = new URL(window.location.href);
  address.searchParams.set(id, text);
  return address.href;
}

/** Browsers refuse more than about a hundred entries in half a minute; the fields are right without. */
function writeHistory(href: string, isNew: boolean): void {
  try {
    const { history } = window;
    if (isNew) history.pushState({ ...history.state, key: Math.random().toString(36).slice(2, 8) }, '', href);
    else history.replaceState(history.state, '', href);
  } catch {
    // "Copy link" has the address all the same.
  }
}

export function useFields(id: string, form: AddressForm): FieldsInAddress {
  const [restored, setRestored] = useState<Restored>(() => {
    const text = textIn(id);
    return text === null ? { fields: form.presets[form.start] ?? {} } : readAddress(text, form);
  });
  /** What the address said when it was last read or written. */
  const known = useRef(textIn(id));
  const edited = useRef<string>(undefined);
  const location = useLocation();

  useEffect(() => {
    const text = textIn(id);
    if (text === known.current) return;
    known.current = text;
    edited.current = undefined;
    setRestored(readAddress(text ?? form.start, form));
  }, [location, id, form]);

  return useMemo(
    () => ({
      ...restored,
      change(fields, name) {
        const text = writeAddress(fields, form);
        setRestored({ fields });
        if (text !== known.current)
          writeHistory(addressOf(id, text), name === undefined || name !== edited.current);
        known.current = text;
        edited.current = name;
      },
      link: () => addressOf(id, writeAddress(restored.fields, form)),
    }),
    [restored, id, form],
  );
}
