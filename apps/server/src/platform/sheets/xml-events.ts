import { SaxesParser } from 'saxes';
import { StringDecoder } from 'node:string_decoder';
import { AppError } from '../http/app-error.ts';
import type { ZipParts } from './zip-parts.ts';

/** Called by a reader of XML; names come without their prefix. */
export interface XmlListener {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const maxTextLength = 1024 * 1024;
const deepest = 64;

/**
 * Reads XML in pieces and yields after each, so that the listener can pass on what came. Document types, and with
 * them entities, are refused.
 */
export async function* xmlEvents(pieces: AsyncIterable<Buffer>, listener: XmlListener): AsyncGenerator<void> {
  const parser = parserFor(listener);
  const decoder = new StringDecoder('utf8');
  let sinceTag = 0;
  for await (const piece of pieces) {
    const text = decoder.write(piece);
    sinceTag = text.includes('<') ? 0 : sinceTag + text.length;
    if (sinceTag > maxTextLength) throw new AppError('sheet_broken');
    parser.write(text);
    yield;
  }
  parser.write(decoder.end()).close();
  yield;
}

/** Reads a whole small file of the zip, if it is there. */
export async function readAll(zip: ZipParts, path: string, listener: XmlListener): Promise<void> {
  if (!zip.has(path)) return;
  const pieces = xmlEvents(zip.read(path), listener);
  while (!(await pieces.next()).done);
}

const plain = { position: false, xmlns: false } as const;

function parserFor(listener: XmlListener): SaxesParser<typeof plain> {
  const parser = new SaxesParser(plain);
  parser.on('error', () => {
    throw new AppError('sheet_broken');
  });
  parser.on('doctype', () => {
    throw new AppError('sheet_entities');
  });
  let depth = 0;
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    if (!isSelfClosing) depth += 1;
    if (depth > deepest) throw new AppError('sheet_broken');
    listener.open?.(localName(name), attributes);
  });
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (!isSelfClosing) depth -= 1;
    listener.close?.(localName(name));
  });
  return parser;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
