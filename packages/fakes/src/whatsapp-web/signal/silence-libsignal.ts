/** How libsignal's lines begin that print whole sessions, with their keys, on ordinary traffic. */
const noisy = [
  'Closing session',
  'Opening session',
  'Removing old closed session',
  'Session already',
  'Closing open session',
  'Decrypted message with closed',
  'Failed to decrypt message with any known session',
  'Session error:',
];
let silenced = false;

/** Keeps libsignal from printing the keys of the phones; everything else is printed as before. */
export function silenceLibsignal(): void {
  if (silenced) return;
  silenced = true;
  for (const level of ['info', 'warn', 'error'] as const) {
    const print = globalThis.console[level].bind(globalThis.console);
    globalThis.console[level] = (...parts: unknown[]) => {
      const [first] = parts;
      if (typeof first === 'string' && noisy.some((start) => first.startsWith(start))) return;
      print(...parts);
    };
  }
}
