import { crc32, deflateRawSync } from 'node:zlib';

/** A file to be put into a zip; the rest is for zips that lie. */
export interface ZipFile {
  path: string;
  text: string | Buffer;
  /** What the zip says it unpacks to. */
  claimed?: number;
  isEncrypted?: boolean;
}

/** Makes a zip byte by byte, so that it can also be an invalid one. */
export function makeZip(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { head, packed, name } = packedFile(file);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), head, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), head, place, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}

/** What the local and the central header share, and the bytes. */
function packedFile({ path, text, claimed, isEncrypted = false }: ZipFile) {
  const bytes = Buffer.from(text);
  const packed = deflateRawSync(bytes);
  const name = Buffer.from(path);
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(isEncrypted ? 1 : 0, 2);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(crc32(bytes), 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(claimed ?? bytes.length, 18);
  head.writeUInt16LE(name.length, 22);
  return { head, packed, name };
}

/** Makes a workbook of one sheet; `more` replaces or adds files. */
export function makeXlsx(sheet: Omit<ZipFile, 'path'>, more: readonly ZipFile[] = []): Buffer {
  const files: ZipFile[] = [
    { path: 'xl/workbook.xml', text: '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>' },
    { path: 'xl/_rels/workbook.xml.rels', text: rels },
    { path: 'xl/worksheets/sheet1.xml', ...sheet },
  ];
  const replaced = new Set(more.map(({ path }) => path));
  return makeZip([...files.filter(({ path }) => !replaced.has(path)), ...more]);
}

const rels = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';

/** Returns the XML of a sheet with these rows. */
export function sheetXml(rows: string): string {
  return `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
}

/** Returns a row of texts, with the number and the references that a spreadsheet program would write. */
export function rowXml(number: number, cells: readonly string[]): string {
  const written = cells.map(
    (text, place) =>
      `<c r="${String.fromCharCode(65 + place)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
  );
  return `<row r="${number}">${written.join('')}</row>`;
}
