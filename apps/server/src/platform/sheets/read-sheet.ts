import { AppError } from '../http/app-error.ts';
import { csvRows } from './csv-rows.ts';
import type { SheetRows } from './sheet-row.ts';
import { xlsxRows } from './xlsx-rows.ts';

/**
 * Yields the rows of a spreadsheet's first sheet, xlsx or csv by its bytes, whatever its name. Reads in parts; memory
 * stays flat. Throws one of the `sheet_…` refusals for anything that is not a spreadsheet, or one that is made to do
 * harm.
 */
export async function* readSheet(bytes: Buffer): SheetRows {
  checkSheetType(bytes);
  yield* isZip(bytes) ? xlsxRows(bytes) : csvRows(bytes);
}

/** Refuses at a glance what cannot be a spreadsheet. */
export function checkSheetType(bytes: Buffer): void {
  if (!bytes.length) throw new AppError('sheet_empty');
  if (bytes.subarray(0, compound.length).equals(compound)) {
    throw new AppError(bytes.includes(encrypted) ? 'sheet_encrypted' : 'sheet_old_format');
  }
  if (!isZip(bytes) && !isText(bytes)) throw new AppError('sheet_wrong_type');
}

/** Container of old Office files, and of encrypted new ones. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');
const zip = Buffer.from('504b', 'hex');
const looked = 4096;

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, zip.length).equals(zip);
}

function isText(bytes: Buffer): boolean {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const markup = /^\s*(<(!doctype|html|\?xml|svg)|%pdf|\{\\rtf)/i.test(bytes.toString('latin1', 0, 64));
  // Text has no control characters except tab and line ends; UTF-16, which Excel also writes, is half NUL.
  const control = bytes.subarray(0, looked).some((byte) => byte < 32 && ![9, 10, 13].includes(byte));
  return !markup && (wide || !control);
}
