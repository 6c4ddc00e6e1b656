import type { FindLinks, Span } from './parse-spans.ts';
import { parseText, type Block } from './parse-text.ts';

/** More than any list or quotation has room for. */
const maxShown = 600;

/** Returns the beginning of a message without the marks that WhatsApp turns into bold letters, quotes or lists. */
export function withoutMarks(text: string): string {
  const shown = text.slice(0, maxShown);
  return /[*_~`>-]|\d\. /.test(shown) ? parseText(shown, rawAddresses).map(wordsOf).join('\n') : shown;
}

/** Within an address no letter is a mark. Finding e-mails, phones and bare names is left to where they are links. */
const rawAddresses: FindLinks = (text) =>
  Array.from(text.matchAll(/(?:https?:\/\/|www\.)\S+/gi), ({ 0: href, index }) => ({
    from: index,
    to: index + href.length,
    href,
  }));

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
