import { AppError } from '../http/app-error.ts';
import { readAll } from './xml-events.ts';
import type { ZipParts } from './zip-parts.ts';

/** More than any program writes. */
const maxStyles = 100_000;
const maxCodeLength = 255;
const dayMs = 24 * 60 * 60 * 1000;
const builtIn = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);

/** Returns the indexes of the cell styles that show a number as a date. */
export async function dateStyles(zip: ZipParts): Promise<Set<number>> {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let inCells = false;
  await readAll(zip, 'xl/styles.xml', {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), (formatCode ?? '').slice(0, maxCodeLength));
      if (name === 'cellXfs') inCells = true;
      if (inCells && name === 'xf') styles.push(Number(numFmtId ?? 0));
      if (styles.length + codes.size > maxStyles) throw new AppError('sheet_broken');
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  const isDate = (id: number) => {
    const code = codes.get(id);
    return code === undefined ? builtIn(id) : showsDate(code);
  };
  return new Set(styles.flatMap((id, place) => (isDate(id) ? [place] : [])));
}

function showsDate(code: string): boolean {
  return /[ymdhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|General/gi, ''));
}

/** Writes a date that the sheet counts in days the way Brazilians do: `21/11/2026`, with the time when it has one. */
export function dateText(serial: number, since1904: boolean): string {
  const start = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(start + Math.round(serial * dayMs));
  if (Number.isNaN(date.getTime())) return String(serial);
  const [day = '', time = ''] = date.toISOString().split('T');
  const written = day.split('-').reverse().join('/');
  return Number.isInteger(serial) ? written : `${written} ${time.slice(0, 5)}`;
}
