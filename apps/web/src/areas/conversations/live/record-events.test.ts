import { expect, test } from 'vitest';
import type { DeskEvent } from './desk-event.ts';
import { loadRecording, recordEvent } from './record-events.ts';

const removed = (conversation_id: string): DeskEvent => ({ type: 'conversation_removed', conversation_id });

test('returns the events that arrived during the load, and no others', async () => {
  recordEvent(removed('before'));
  let finish: (answer: string) => void = () => undefined;
  const loading = loadRecording(() => new Promise<string>((resolve) => (finish = resolve)));
  recordEvent(removed('meanwhile'));
  finish('answer');
  const loaded = await loading;
  recordEvent(removed('after'));
  expect(loaded).toEqual({ answer: 'answer', events: [removed('meanwhile')] });
});

test('a failed load stops recording events', async () => {
  await expect(loadRecording(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
