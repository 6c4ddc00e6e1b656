const name = 'prosa.alerts';

interface Word {
  message_id: string;
  attention: 'read' | 'near';
}

/** What the open tabs of this browser exchange about messages. */
export interface Tabs {
  /** Notifies the other tabs that the person reads a message here, or is at least at this tab. */
  tell: (word: Word) => void;
  /** Returns what another tab reported about a message. */
  heard: (message_id: string) => Word['attention'] | undefined;
  /** Returns whether this is the one tab that makes noise. */
  speaks: () => boolean;
  close: () => void;
}

const maxWords = 500;

/** Joins the tabs. One of them at a time holds a lock and makes noise; in a browser without locks, each one does. */
export function joinTabs(): Tabs {
  const words = new Map<string, Word['attention']>();
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (words.size > maxWords) words.clear();
    words.set(data.message_id, data.attention);
  });
  const hasLocks = 'locks' in navigator;
  let isSpeaker = !hasLocks;
  const leaving = new AbortController();
  if (hasLocks) {
    const hold = () =>
      new Promise<void>((release) => {
        isSpeaker = true;
        leaving.signal.addEventListener('abort', () => release());
      });
    // Aborting a request that still waits rejects it, which is how a tab leaves the queue.
    navigator.locks.request(name, { signal: leaving.signal }, hold).catch(() => undefined);
  }
  return {
    tell: (word) => channel.postMessage(word),
    heard: (message_id) => words.get(message_id),
    speaks: () => isSpeaker,
    close: () => {
      channel.close();
      leaving.abort();
    },
  };
}
