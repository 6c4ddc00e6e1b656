type Write = (details: unknown, text?: string) => void;

/** What Baileys writes its log to. */
export interface SilentLogger {
  level: string;
  child(): SilentLogger;
  trace: Write;
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

const nothing: Write = () => undefined;

/**
 * A logger that writes nothing: Baileys logs stanzas, keys and messages, also at level `error`. What an operator must
 * know reaches the owner as an event.
 */
export const silentLogger: SilentLogger = {
  level: 'silent',
  child: () => silentLogger,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
};
