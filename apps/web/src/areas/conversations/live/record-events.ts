import type { DeskEvent } from './desk-event.ts';

const running = new Set<DeskEvent[]>();

/** Notes a live event for every load that is under way. */
export function recordEvent(event: DeskEvent): void {
  for (const events of running) events.push(event);
}

/**
 * Loads, and answers also the live events that arrived meanwhile: the answer may be older than they are, so
 * the code that stores it applies them to it.
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
