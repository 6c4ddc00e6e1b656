import { limits } from '@prosa/contract';
import { setImmediate as breathe } from 'node:timers/promises';
import { AppError } from '../http/app-error.ts';
import type { SheetCell, SheetRow, SheetRows } from './sheet-row.ts';
import { readBook, type XlsxBook } from './xlsx-book.ts';
import { dateText } from './xlsx-dates.ts';
import { xmlEvents, type XmlListener } from './xml-events.ts';
import { openZip } from './zip-parts.ts';

/** The most rows that any program's sheet can have; a number beyond is meant to exhaust memory. */
const lastRow = 1_048_576;
const maxCellLength = 32_767;

/** Yields the rows of an xlsx's first sheet. */
export async function* xlsxRows(bytes: Buffer): SheetRows {
  const zip = await openZip(bytes);
  try {
    const book = await readBook(zip);
    const collector = collectRows(book);
    const pieces = xmlEvents(zip.read(book.sheet), collector);
    while (!(await pieces.next()).done) {
      yield collector.take();
      await breathe();
    }
  } finally {
    zip.close();
  }
}

interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string;
}

function collectRows(book: XlsxBook): XmlListener & { take(): SheetRow[] } {
  let rows: SheetRow[] = [];
  let row: SheetRow = { number: 0, cells: [] };
  let cell: OpenCell | null = null;
  let isValue = false;
  return {
    take() {
      const taken = rows;
      rows = [];
      return taken;
    },
    open(name, attributes) {
      if (name === 'row') row = { number: rowNumber(attributes.r, row.number), cells: [] };
      else if (name === 'c') cell = openCell(attributes, row);
      else if (name === 'v' || name === 't') isValue = true;
      else if (name === 'rPh') cell = null;
    },
    text(text) {
      if (!cell || !isValue) return;
      cell.value += text;
      if (cell.value.length > maxCellLength) throw new AppError('sheet_cell_too_long', { row: row.number });
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c' && cell) {
        row.cells[cell.column] = cellValue(cell, book);
        cell = null;
      }
      if (name === 'row' && row.cells.some((value) => value !== '')) rows.push(filled(row));
    },
  };
}

function rowNumber(written: string | undefined, before: number): number {
  const number = written === undefined ? before + 1 : Number(written);
  if (Number.isInteger(number) && number > before && number <= lastRow) return number;
  throw new AppError('sheet_bad_position', { position: (written ?? String(number)).slice(0, 20) });
}

const reference = /^([A-Z]{1,3})(\d{1,7})$/;

function openCell({ r, t = 'n', s }: Record<string, string>, row: SheetRow): OpenCell {
  const column = r === undefined ? row.cells.length : columnOf(r, row.number);
  if (column >= limits.sheet_max_columns) {
    throw new AppError('sheet_too_many_columns', { max: limits.sheet_max_columns });
  }
  return { column, type: t, style: Number(s ?? 0), value: '' };
}

function columnOf(r: string, row: number): number {
  const [, letters, digits] = reference.exec(r) ?? [];
  if (!letters || Number(digits) !== row) {
    throw new AppError('sheet_bad_position', { position: r.slice(0, 20) });
  }
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellValue({ type, style, value }: OpenCell, { texts, dates, since1904 }: XlsxBook): SheetCell {
  switch (type) {
    case 's':
      return readable(texts[Number(value)] ?? '');
    case 'b':
      return value === '1' ? 'Sim' : 'Não';
    case 'e':
      return '';
    case 'n': {
      const number = Number(value);
      if (value.trim() === '' || !Number.isFinite(number)) return readable(value);
      return dates.has(style) ? dateText(number, since1904) : number;
    }
    default:
      return readable(value);
  }
}

/** Decodes characters that XML cannot hold, written as `_x000D_`. */
function readable(text: string): string {
  const plain = text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;
  return plain
    .replaceAll('\u0000', '')
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
}

/** Fills in the cells that were left out as empty ones. */
function filled({ number, cells }: SheetRow): SheetRow {
  return { number, cells: Array.from(cells, (cell) => cell ?? '') };
}
