import { errorText, type ErrorCode } from '@prosa/contract';
import type { ApiError } from './api-error.ts';

/** Refusals that belong to one field. */
export interface FieldRefusals<Field extends string> {
  field: Field;
  codes: readonly ErrorCode[];
}

/** Which field of a form a refusal is about, or null when it is about none, so that it has to be shown elsewhere. */
export function refusedField<Field extends string>(
  error: ApiError,
  fields: readonly FieldRefusals<Field>[],
): Field | null {
  const about = fields.find(({ codes }) => codes.some((code) => errorText(code) === error.message));
  return about?.field ?? null;
}
