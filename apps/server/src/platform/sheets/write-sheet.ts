import { writeXlsxStream } from 'hucre/xlsx';
import { Readable } from 'node:stream';

/** The media type of a spreadsheet. */
export const sheetMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A spreadsheet of one sheet: its name, the headings, and rows that come in parts. */
export interface SheetContent {
  name: string;
  header: readonly string[];
  parts: AsyncIterable<readonly (readonly string[])[]>;
}

/**
 * Writes a spreadsheet while its rows are read; memory stays flat however many there are. Every cell is text, so that
 * nothing in it is ever a formula, and phones keep all their digits.
 */
export function writeSheet({ name, header, parts }: SheetContent): Readable {
  const bytes = writeXlsxStream(rowsOf(header, parts), { name, columns: header.map(widthOf) });
  return Readable.from(piecesOf(bytes), { objectMode: false });
}

/** Yields the written pieces, and stops the writing when nobody reads any more. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

const widest = 40;

function widthOf(heading: string): { width: number } {
  return { width: Math.min(widest, Math.max(18, heading.length + 4)) };
}

async function* rowsOf(header: readonly string[], parts: SheetContent['parts']): AsyncGenerator<string[]> {
  yield header.map(storable);
  for await (const rows of parts) {
    for (const row of rows) yield row.map(storable);
  }
}

/** The most characters that a cell can hold. */
const maxChars = 32_767;

function storable(text: string): string {
  return text.replaceAll(unwritable, '').slice(0, maxChars);
}

// XML has no control characters except tab and line ends.
// eslint-disable-next-line no-control-regex -- these are exactly the characters to leave out
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
