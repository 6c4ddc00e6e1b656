import type { Dialogue } from './dialogues.ts';

/** One line of a dialogue, parsed. */
export interface Line {
  kind: 'customer' | 'person' | 'bot' | 'transfer';
  text: string;
  /** The line it quotes, counted from 0. */
  quotes: number | null;
}

const kinds = { c: 'customer', p: 'person', b: 'bot', t: 'transfer' } as const;
const shape = /^([cpbt])(?:>(\d+))?: (.+)$/s;

/** Parses the lines of a dialogue and fills in their `{placeholders}`. */
export function readScript({ lines }: Dialogue, places: Readonly<Record<string, string>>): Line[] {
  return lines.map((line) => {
    const [, letter = '', quoted, text = ''] = shape.exec(line) ?? [];
    if (!isKind(letter)) throw new Error(`not a line of a dialogue: ${line}`);
    const filled = text.replaceAll(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
    return { kind: kinds[letter], text: filled, quotes: quoted === undefined ? null : Number(quoted) - 1 };
  });
}

function isKind(letter: string): letter is keyof typeof kinds {
  return Object.hasOwn(kinds, letter);
}
