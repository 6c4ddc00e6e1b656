type Listener = (payload: string) => void;

/** The listeners of one process: by topic, and those of a single payload by that payload. */
export interface Subscriptions {
  /** Adds a listener to a topic, or to one payload of it; returns the function that removes it. */
  add(topic: string, listener: Listener, payload?: string): () => void;
  /** Calls the listeners of the topic and those of exactly this payload. */
  dispatch(topic: string, payload: string): void;
}

/** Every payload of a topic. */
const any = null;

/** Creates subscriptions in which a hint costs the same however many listeners wait for other payloads. */
export function createSubscriptions(): Subscriptions {
  const topics = new Map<string, Map<string | typeof any, Set<Listener>>>();
  return {
    add(topic, listener, payload) {
      const key = payload ?? any;
      const byPayload = topics.get(topic) ?? new Map<string | typeof any, Set<Listener>>();
      topics.set(topic, byPayload);
      const listeners = byPayload.get(key) ?? new Set();
      byPayload.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (!listeners.size && byPayload.get(key) === listeners) byPayload.delete(key);
      };
    },
    dispatch(topic, payload) {
      const byPayload = topics.get(topic);
      for (const key of [any, payload]) byPayload?.get(key)?.forEach((listener) => listener(payload));
    },
  };
}
