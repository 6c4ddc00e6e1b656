import { errorText, type ErrorCode } from '@prosa/contract';
import type { ApiError } from './api-error.ts';

/** Refusals that belong to one field. */
export interface FieldRefusals<Field extends string> {
  field: Field;
  codes: readonly ErrorCode[];
}

/** Returns the field of a form that a refusal is about, or null when it is about none and must be shown elsewhere. */
export function refusedField<Field extends string>(
  error: ApiError,
  fields: readonly FieldRefusals<Field>[],
): Field | null {
  const about = fields.find(({ codes }) => codes.some((code) => bears(error.message, errorText(code))));
  return about?.field ?? null;
}

/** Returns whether a message is the sentence of a code, whatever fills the sentence's `{places}`. */
function bears(message: string, sentence: string): boolean {
  const [start = '', ...rest] = sentence.split(/\{\w+\}/);
  const end = rest.at(-1);
  return end === undefined ? message === start : message.startsWith(start) && message.endsWith(end);
}
