import type { EarlyText } from './early-composer.ts';

interface Settings<Code> {
  /** Brings the code that sends. */
  load: () => Promise<Code>;
  send: (code: Code, written: EarlyText) => void;
  /** Told what stays unsent, oldest first, because the code could not be brought. */
  onFailure: (unsent: readonly EarlyText[], error: unknown) => void;
}

/** Takes what is sent before its code is there; it leaves in the order it was written, whichever load is done first. */
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
