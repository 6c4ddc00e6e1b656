import { AppError } from '../http/app-error.ts';
import { dateStyles } from './xlsx-dates.ts';
import { readAll } from './xml-events.ts';
import type { ZipParts } from './zip-parts.ts';

/** What the cells of the first sheet refer to. */
export interface XlsxBook {
  /** Where in the zip the first sheet is. */
  sheet: string;
  texts: readonly string[];
  /** Indexes of the cell styles that show a date. */
  dates: ReadonlySet<number>;
  /** Whether day one is in 1904. */
  since1904: boolean;
}

const maxTexts = 2_000_000;
const maxSigns = 60_000_000;

/** Reads everything of a workbook except the sheet itself. */
export async function readBook(zip: ZipParts): Promise<XlsxBook> {
  const { sheetId, since1904 } = await readWorkbook(zip);
  const sheet = await sheetPath(zip, sheetId);
  if (!zip.has(sheet)) throw new AppError('sheet_wrong_type');
  return { sheet, since1904, texts: await readTexts(zip), dates: await dateStyles(zip) };
}

async function readWorkbook(zip: ZipParts): Promise<{ sheetId: string; since1904: boolean }> {
  const path = 'xl/workbook.xml';
  if (!zip.has(path)) throw new AppError('sheet_wrong_type');
  let sheetId: string | null = null;
  let since1904 = false;
  await readAll(zip, path, {
    open(name, attributes) {
      if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name === 'sheet') sheetId ??= attributes['r:id'] ?? '';
    },
  });
  return { sheetId: sheetId ?? '', since1904 };
}

async function sheetPath(zip: ZipParts, sheetId: string): Promise<string> {
  let path: string | null = null;
  await readAll(zip, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship' && Id === sheetId) path = Target;
    },
  });
  const target: string = path ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function readTexts(zip: ZipParts): Promise<string[]> {
  const texts: string[] = [];
  let signs = 0;
  let text = '';
  let isText = false;
  let isReading = true;
  await readAll(zip, 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = false;
      isText = isReading && name === 't';
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isReading = true;
      if (name !== 'si') return;
      texts.push(text);
      signs += text.length;
      if (texts.length > maxTexts || signs > maxSigns) {
        throw new AppError('sheet_unpacks_too_large', { limit: '100 MB' });
      }
    },
  });
  return texts;
}
