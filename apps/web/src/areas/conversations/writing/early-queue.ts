import type { EarlyText } from './early-composer.ts';

interface Settings<Code> {
  /** Loads the code that sends. */
  load: () => Promise<Code>;
  send: (code: Code, written: EarlyText) => void;
  /** Called with the texts that stay unsent, oldest first, because the code could not be loaded. */
  onFailure: (unsent: readonly EarlyText[], error: unknown) => void;
}

/**
 * Returns a function that takes texts before the code that sends them is loaded. They are sent in the order they were
 * written, whichever load ends first.
 */
export function earlyQueue<Code>({ load, send, onFailure }: Settings<Code>): (written: EarlyText) => void {
  const waiting: EarlyText[] = [];
  return (written) => {
    waiting.push(written);
    load().then(
      (code) => {
        for (const one of waiting.splice(0)) send(code, one);
      },
      (error: unknown) => {
        if (waiting.length > 0) onFailure(waiting.splice(0), error);
      },
    );
  };
}
