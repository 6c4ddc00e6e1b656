import { readSheet } from '../../platform/sheets/read-sheet.ts';
import type { SheetCell } from '../../platform/sheets/sheet-row.ts';
import { openZip } from '../../platform/sheets/zip-parts.ts';

/** Returns the rows of a spreadsheet that we wrote, and the XML of its sheet. */
export async function readXlsx(bytes: Buffer): Promise<{ rows: SheetCell[][]; xml: string }> {
  const rows: SheetCell[][] = [];
  for await (const part of readSheet(bytes)) rows.push(...part.map(({ cells }) => cells));
  const zip = await openZip(bytes);
  const pieces: Buffer[] = [];
  for await (const piece of zip.read('xl/worksheets/sheet1.xml')) pieces.push(piece);
  zip.close();
  return { rows, xml: Buffer.concat(pieces).toString() };
}
