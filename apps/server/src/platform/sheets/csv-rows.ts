import { limits } from '@prosa/contract';
import { setImmediate as breathe } from 'node:timers/promises';
import { AppError } from '../http/app-error.ts';
import type { SheetRow, SheetRows } from './sheet-row.ts';

const part = 500;
const maxCellLength = 32_767;

/** Yields the rows of a csv as Excel and others write it: comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252. */
export async function* csvRows(bytes: Buffer): SheetRows {
  // The database cannot store NUL.
  const text = decoded(bytes).replaceAll('\u0000', '');
  let rows: SheetRow[] = [];
  let number = 0;
  for (const cells of records(text, separatorOf(text))) {
    number += 1;
    if (cells.some(Boolean)) rows.push({ number, cells });
    if (number % part > 0) continue;
    yield rows;
    rows = [];
    await breathe();
  }
  yield rows;
}

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8, so it is what Excel writes in Brazil, in which every byte is a character.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Splits text into records by RFC 4180, leniently: a quote inside an unquoted cell is a quote. */
function* records(text: string, separator: string): Generator<string[]> {
  let cells: string[] = [];
  let place = 0;
  let row = 1;
  while (place < text.length) {
    const { value, end } = cellAt(text, place, separator);
    if (value.length > maxCellLength) throw new AppError('sheet_cell_too_long', { row });
    if (cells.length === limits.sheet_max_columns) {
      throw new AppError('sheet_too_many_columns', { max: limits.sheet_max_columns });
    }
    cells.push(value);
    place = end + 1;
    if (text[end] === separator) continue;
    if (text[end] === '\r' && text[place] === '\n') place += 1;
    row += 1;
    yield cells;
    cells = [];
  }
  if (cells.length) yield cells;
}

function cellAt(text: string, start: number, separator: string): { value: string; end: number } {
  if (text[start] !== '"') {
    const end = endOfCell(text, start, separator);
    return { value: text.slice(start, end).trim(), end };
  }
  let value = '';
  let place = start + 1;
  for (;;) {
    const quote = text.indexOf('"', place);
    if (quote < 0) return { value: value + text.slice(place), end: text.length };
    value += text.slice(place, quote);
    place = quote + 1;
    if (text[place] !== '"') break;
    value += '"';
    place += 1;
  }
  const end = endOfCell(text, place, separator);
  return { value: (value + text.slice(place, end)).trim(), end };
}

function endOfCell(text: string, start: number, separator: string): number {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return end;
}
