import { useState } from 'react';

interface Form<Fields> {
  /** What is stored now, as it was last read. */
  stored: Fields;
  /** What the form holds. */
  fields: Fields;
  /** Puts other fields into the form. */
  change: (fields: Fields) => void;
}

/**
 * Follows what is stored while a form is open. Where nothing was typed, the form takes over what a colleague saves.
 * Where something was, the typing stays, and `isBehind` says that the form would replace something newer, until
 * `takeOver` shows that instead.
 */
export function useStoredChange<Fields extends object>({ stored, fields, change }: Form<Fields>) {
  const [known, setKnown] = useState(stored);
  const isNew = !isSame(stored, known);
  const isTyped = !isSame(fields, known) && !isSame(fields, stored);
  if (isNew && !isTyped) {
    setKnown(stored);
    change(stored);
  }
  return {
    isBehind: isNew && isTyped,
    takeOver: () => {
      setKnown(stored);
      change(stored);
    },
  };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

/** Neither the order of keys nor that of choices in a list makes a difference. */
function inOrder(_key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(one)).toSorted();
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)));
}
