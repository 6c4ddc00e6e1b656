import { errorText } from '@prosa/contract';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { refusedField } from './refused-field.ts';

const fields = [
  { field: 'name', codes: ['name_required', 'tag_name_taken'] },
  { field: 'color', codes: ['color_invalid'] },
] as const;

function refusal(message: string): ApiError {
  return new ApiError({ kind: 'refused', status: 200, message });
}

test('a refusal is shown at the field that lists its code', () => {
  expect(refusedField(refusal(errorText('tag_name_taken')), fields)).toBe('name');
  expect(refusedField(refusal(errorText('color_invalid')), fields)).toBe('color');
});

test('any other failure belongs to no field', () => {
  expect(refusedField(refusal(errorText('internal')), fields)).toBeNull();
});

test('a refusal whose sentence names something is shown at its field too', () => {
  const keywords = [{ field: 'keywords', codes: ['flow_pattern_invalid'] }] as const;
  const message = errorText('flow_pattern_invalid', { pattern: '(oi' });
  expect(refusedField(refusal(message), keywords)).toBe('keywords');
  expect(refusedField(refusal(errorText('name_required')), keywords)).toBeNull();
});
