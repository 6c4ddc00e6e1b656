import { limits, type SequencedLiveEvent } from '@prosa/contract';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveContext, type LiveListener } from '../../../lib/live.tsx';
import { renderUi } from '../../../testing/render-ui.tsx';
import { aMessage } from '../testing/samples.ts';
import { TypingIndicator } from './typing-indicator.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function renderIndicator() {
  const listeners = new Set<LiveListener>();
  const subscribe = (listener: LiveListener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  renderUi(
    <LiveContext value={{ status: 'live', subscribe }}>
      <TypingIndicator conversation_id="c" name="José" />
    </LiveContext>,
  );
  const emit = (event: object) =>
    act(() => listeners.forEach((listener) => listener({ sequence: 1, ...event } as SequencedLiveEvent)));
  return { emit, isShown: () => screen.queryByText(/está digitando/) !== null };
}

test('each sign that the customer writes shows for its time', () => {
  const { emit, isShown } = renderIndicator();
  emit({ type: 'typing', conversation_id: 'c' });
  act(() => {
    vi.advanceTimersByTime(limits.typing_shown_ms - 1);
  });
  expect(isShown()).toBe(true);
  emit({ type: 'typing', conversation_id: 'c' });
  act(() => {
    vi.advanceTimersByTime(limits.typing_shown_ms - 1);
  });
  expect(isShown()).toBe(true);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(isShown()).toBe(false);
});

test('another conversation’s typing is not shown', () => {
  const { emit, isShown } = renderIndicator();
  emit({ type: 'typing', conversation_id: 'other' });
  expect(isShown()).toBe(false);
  emit({ type: 'typing', conversation_id: 'c' });
  expect(isShown()).toBe(true);
});

test('the customer’s message ends it, one of ours does not', () => {
  const { emit, isShown } = renderIndicator();
  emit({ type: 'typing', conversation_id: 'c' });
  emit({ type: 'new_message', conversation_id: 'c', message: aMessage(2, { origin: 'user' }) });
  expect(isShown()).toBe(true);
  emit({ type: 'new_message', conversation_id: 'c', message: aMessage(3) });
  expect(isShown()).toBe(false);
});
