import type { DeskEvent } from './desk-event.ts';

const running = new Set<DeskEvent[]>();

/** Records a live event for every load that is under way. */
export function recordEvent(event: DeskEvent): void {
  for (const events of running) events.push(event);
}

/**
 * Loads, and returns the answer with the live events that arrived meanwhile. The answer may be older than the events,
 * so the caller applies them to it.
 */
export async function loadRecording<Answer>(
  load: () => Promise<Answer>,
): Promise<{ answer: Answer; events: DeskEvent[] }> {
  const events: DeskEvent[] = [];
  running.add(events);
  try {
    return { answer: await load(), events };
  } finally {
    running.delete(events);
  }
}
