import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { insertNow, offerInsert, useCanInsert } from './inserter.ts';

test('who asks before the field of a conversation is there learns when it comes and when it goes', () => {
  const { result } = renderHook(() => useCanInsert());
  expect(result.current).toBe(false);
  const insert = () => undefined;
  let withdraw = () => undefined as void;
  act(() => {
    withdraw = offerInsert(insert);
  });
  expect(result.current).toBe(true);
  expect(insertNow()).toBe(insert);
  act(() => withdraw());
  expect(result.current).toBe(false);
});
