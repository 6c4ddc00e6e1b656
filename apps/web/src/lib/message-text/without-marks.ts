import type { Span } from './parse-spans.ts';
import { parseText, type Block } from './parse-text.ts';

/** More than any list or quotation has room for. */
const maxShown = 600;

/** Returns the beginning of a message without the marks that WhatsApp turns into bold letters, quotes or lists. */
export function withoutMarks(text: string): string {
  const shown = text.slice(0, maxShown);
  return /[*_~`>-]|\d\. /.test(shown) ? parseText(shown).map(wordsOf).join('\n') : shown;
}

function wordsOf(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'bullets') return block.items.map((spans) => `• ${letters(spans)}`).join('\n');
  if (block.kind === 'numbers')
    return block.items.map(({ number, spans }) => `${number}. ${letters(spans)}`).join('\n');
  return letters(block.spans);
}

function letters(spans: readonly Span[]): string {
  return spans.map((span) => ('spans' in span ? letters(span.spans) : span.text)).join('');
}
