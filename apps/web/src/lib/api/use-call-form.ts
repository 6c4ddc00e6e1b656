import type { Call, CallInput, CallOutput } from '@prosa/contract';
import { useState, type FormEvent } from 'react';
import { notify } from '../../ui/feedback/notify.tsx';
import type { ApiError } from './api-error.ts';
import { refusedField, type FieldRefusals } from './refused-field.ts';
import { useCallMutation } from './use-call.ts';

interface CallForm<C extends Call, Fields, Place extends string> {
  initial: Fields | (() => Fields);
  /** The call's input from what was typed. */
  input: (fields: Fields) => CallInput<C>;
  /** Returns a sentence for each place where something is wrong; anything keeps the call from being made. */
  validate?: (fields: Fields) => Partial<Record<Place, string>>;
  /** Which refusals of the server are shown at which place. */
  refusals?: readonly FieldRefusals<Place>[];
  /** Where all other failures are shown; without it they are notices. */
  otherwise?: Place;
  /** Reading calls to fetch again afterwards. */
  invalidates?: readonly Call[];
  onSaved: (output: CallOutput<C>, fields: Fields) => void;
}

/**
 * Keeps what is typed into a form and makes its call: first what `validate` finds, then what the server refuses, is
 * in `problems`, by the field it stands at. Any change clears them.
 */
export function useCallForm<C extends Call, Fields, Place extends string = Extract<keyof Fields, string>>(
  call: C,
  { initial, input, validate, refusals = [], otherwise, invalidates, onSaved }: CallForm<C, Fields, Place>,
) {
  const [fields, setFields] = useState(initial);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const saving = useCallMutation(call, {
    quiet: true,
    invalidates,
    onSuccess: (output) => onSaved(output, fields),
    onError: (error: ApiError) => {
      const place = refusedField(error, refusals) ?? otherwise;
      if (place === undefined) notify.error(error.message);
      else setProblems({ [place]: error.message });
    },
  });
  const change = (changes: Partial<Fields>) => {
    setFields((known) => ({ ...known, ...changes }));
    setProblems({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = validate?.(fields) ?? {};
    setProblems(found);
    if (Object.keys(found).length === 0) saving.mutate(input(fields));
  };
  return { fields, change, problems, submit, isSaving: saving.isPending };
}
