const running = new Map<string, Promise<unknown>>();

/** Records that a finished conversation is being resumed: what is written until then is text for it already. */
export function trackResuming(conversation_id: string, done: Promise<unknown>): void {
  running.set(conversation_id, done);
  const end = () => {
    if (running.get(conversation_id) === done) running.delete(conversation_id);
  };
  done.then(end, end);
}

/** Returns whether a conversation is being resumed. */
export function isResuming(conversation_id: string): boolean {
  return running.has(conversation_id);
}

/** Waits until nothing is being resumed any more; rejects when the server refused one. */
export async function whenResumed(): Promise<void> {
  await Promise.all(running.values());
}
