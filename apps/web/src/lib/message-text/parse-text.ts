import { parseSpans, type FindLinks, type Span } from './parse-spans.ts';

/** A part of a message that stands on lines of its own. */
export type Block =
  | { kind: 'lines' | 'quote'; spans: Span[] }
  | { kind: 'bullets'; items: Span[][] }
  | { kind: 'numbers'; items: { number: number; spans: Span[] }[] }
  | { kind: 'code'; text: string };

type LineKind = 'lines' | 'quote' | 'bullets' | 'numbers';

interface Line {
  kind: LineKind;
  text: string;
  number: number;
}

const fence = /```([^`]*(?:`{1,2}[^`]+)*)```/g;
const starts = /^(?:(?<quote>> )|(?<bullet>[*-] )|(?<number>\d{1,3})\. )(?=.*\S)/;

/** Returns a message as WhatsApp shows it: quotes, lists, blocks of code, and lines with their marks. */
export function parseText(text: string, findLinks: FindLinks): Block[] {
  const blocks: Block[] = [];
  let end = 0;
  for (const match of text.includes('```') ? text.matchAll(fence) : []) {
    const inside = match[1] ?? '';
    // On one line it is code within a sentence.
    if (!inside.includes('\n') || !inside.trim()) continue;
    blocks.push(...blocksOf(text.slice(end, match.index).replace(/\n$/, ''), findLinks));
    blocks.push({ kind: 'code', text: inside.replace(/^\n/, '').replace(/\n$/, '') });
    end = match.index + match[0].length;
  }
  const rest = end === 0 ? text : text.slice(end).replace(/^\n/, '');
  return [...blocks, ...blocksOf(rest, findLinks)];
}

function blocksOf(text: string, findLinks: FindLinks): Block[] {
  if (text === '') return [];
  const groups: [Line, ...Line[]][] = [];
  for (const line of text.split('\n').map(readLine)) {
    const group = groups.at(-1);
    if (group?.[0].kind === line.kind) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => toBlock(group, (line) => parseSpans(line, findLinks)));
}

function readLine(text: string): Line {
  const match = starts.exec(text);
  if (!match) return { kind: 'lines', text, number: 0 };
  const { quote, bullet, number } = match.groups ?? {};
  const kind = quote ? 'quote' : bullet ? 'bullets' : 'numbers';
  return { kind, text: text.slice(match[0].length), number: Number(number ?? 0) };
}

function toBlock(group: [Line, ...Line[]], spansOf: (text: string) => Span[]): Block {
  const { kind } = group[0];
  if (kind === 'bullets') return { kind, items: group.map(({ text }) => spansOf(text)) };
  if (kind === 'numbers')
    return { kind, items: group.map(({ text, number }) => ({ number, spans: spansOf(text) })) };
  return { kind, spans: spansOf(group.map(({ text }) => text).join('\n')) };
}
