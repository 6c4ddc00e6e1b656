import { expect, test } from 'vitest';
import { newMessageId } from './message-id.ts';

test('a message id is 28 digits and capitals and the suffix, different each time', () => {
  const ids = Array.from({ length: 200 }, () => newMessageId());
  for (const id of ids) expect(id).toMatch(/^[0-9A-Z]{28}PW$/);
  expect(new Set(ids).size).toBe(ids.length);
});
