import type { Call, CallOutput } from '@prosa/contract';
import { useRef } from 'react';
import { notify } from '../../ui/feedback/notify.tsx';
import { useForm } from '../use-form.ts';
import { errorMessage, type ApiError } from './api-error.ts';
import { refusedField, type FieldRefusals } from './refused-field.ts';
import { useCallMutation, type WriteInput } from './use-call.ts';

interface CallForm<C extends Call, Fields, Place extends string> {
  initial: Fields | (() => Fields);
  /** Returns the call's input from what was typed, or null while it is incomplete: then no call is made. */
  input: (fields: Fields) => WriteInput<C> | null;
  /** Returns a sentence for each place where something is wrong; any sentence keeps the call from being made. */
  validate?: (fields: Fields) => Partial<Record<Place, string>>;
  /** The refusals of the server that are shown at each place. */
  refusals?: readonly FieldRefusals<Place>[];
  /** The place of all other failures; without it they are notices. */
  otherwise?: Place;
  /** Reading calls to fetch again afterwards. */
  invalidates?: readonly Call[];
  /** Gets the fields as they were sent. */
  onSaved: (output: CallOutput<C>, fields: Fields) => void;
  onFailed?: () => void;
}

/**
 * Keeps what is typed into a form and makes its call. What `validate` finds, and then what the server refuses, is in
 * `problems`, by the field it belongs to. Any change clears them; nothing typed is lost when the call fails.
 */
export function useCallForm<
  C extends Call,
  Fields extends object,
  Place extends string = Extract<keyof Fields, string>,
>(call: C, { initial, input, validate, ...outcome }: CallForm<C, Fields, Place>) {
  const sent = useRef<Fields>(null);
  const { refuse, ...form } = useForm<Fields, Place>({
    initial,
    validate,
    onSubmit: (fields) => {
      // A disabled button stops Enter only inside a form; a second call could create the same thing twice.
      if (saving.isPending) return;
      const write = input(fields);
      if (write === null) return;
      sent.current = fields;
      saving.mutate(write);
    },
  });
  const saving = useCallMutation(call, {
    quiet: true,
    invalidates: outcome.invalidates,
    onSuccess: (output) => {
      if (sent.current) outcome.onSaved(output, sent.current);
    },
    onError: (error: ApiError) => {
      const place = refusedField(error, outcome.refusals ?? []) ?? outcome.otherwise;
      if (place === undefined) notify.error(errorMessage(error));
      else refuse({ [place]: error.message });
      outcome.onFailed?.();
    },
  });
  return { ...form, isSaving: saving.isPending };
}
