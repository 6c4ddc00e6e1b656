import { errorText, type ErrorCode } from '@prosa/contract';
import type { ApiError } from './api-error.ts';

/** Refusals that belong to one field. */
export interface FieldRefusals<Field extends string> {
  field: Field;
  codes: readonly ErrorCode[];
}

/** Returns the field of a form that a refusal is about, or null when it has to be shown elsewhere. */
export function refusedField<Field extends string>(
  error: ApiError,
  fields: readonly FieldRefusals<Field>[],
): Field | null {
  const about = fields.find(({ codes }) => codes.some((code) => errorText(code) === error.message));
  return about?.field ?? null;
}
