/** How the lines begin that libsignal writes to the console; several of them print whole sessions with their keys. */
export const libsignalLines: readonly string[] = [
  'Closing session',
  'Opening session',
  'Removing old closed session',
  'Session already',
  'Closing open session',
  'Decrypted message with closed',
  'Migrating session to',
  'V1 session storage migration error',
  'Failed to decrypt message with any known session',
  'Session error:',
  'WARNING: Expected pubkey of length 33',
  'Unhandled bucket type',
];

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
type Method = (typeof methods)[number];
type WritingConsole = Pick<Console, Method>;

/**
 * Keeps libsignal's lines out of a console; everything else is written as before. Has to be called before Baileys is
 * imported. Returns what takes the filter away again.
 */
export function filterConsole(target: WritingConsole): () => void {
  const before = methods.map((method): [Method, Console[Method]] => [method, target[method]]);
  for (const [method, write] of before) {
    target[method] = (...given: unknown[]) => {
      if (!isLibsignalLine(given[0])) write.apply(target, given);
    };
  }
  return () => {
    for (const [method, write] of before) target[method] = write;
  };
}

function isLibsignalLine(first: unknown): boolean {
  return typeof first === 'string' && libsignalLines.some((beginning) => first.startsWith(beginning));
}
