import { useState, type SyntheticEvent } from 'react';

export type Problems = Partial<Record<string, string>>;

interface Form<Fields, Place extends string> {
  initial: Fields | (() => Fields);
  /** Returns a sentence for each place where something is wrong; any sentence keeps the form from being submitted. */
  validate?: (fields: Fields) => Partial<Record<Place, string>>;
  onSubmit: (fields: Fields) => void;
}

/**
 * Keeps what is typed into a form and what is wrong with it: `problems` holds a sentence for each place, from
 * `validate` or from `refuse`. Any change clears them.
 */
export function useForm<Fields extends object, Place extends string = Extract<keyof Fields, string>>({
  initial,
  validate,
  onSubmit,
}: Form<Fields, Place>) {
  const [fields, setFields] = useState(initial);
  const [problems, refuse] = useState<Problems>({});
  const change = (changes: Partial<Fields>) => {
    setFields((known) => ({ ...known, ...changes }));
    refuse({});
  };
  const reset = () => {
    setFields(initial);
    refuse({});
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = validate?.(fields) ?? {};
    refuse(found);
    if (Object.keys(found).length === 0) onSubmit(fields);
  };
  return { fields, change, reset, problems, refuse, submit };
}
