import { makeXlsx, makeZip, rowXml, sheetXml } from './make-xlsx.ts';

/** A file somebody sends instead of a spreadsheet, and what the answer must say. */
export interface HostileSheet {
  name: string;
  bytes: Buffer;
  sentence: string;
}

const megabyte = 1024 * 1024;
const header = rowXml(1, ['telefone']);
const tooLarge = 'fica grande demais ao ser aberta';
const impossible = 'célula em uma posição impossível';
const broken = 'A planilha está corrompida';
const noSheet = 'O arquivo não é uma planilha. Envie um arquivo .xlsx ou .csv.';

/** Files that are made to do harm, or that are no spreadsheets at all. */
export function hostileSheets(): HostileSheet[] {
  return [...bombs(), ...impossibleSheets(), ...otherFiles(), ...tooMuch()];
}

function bombs(): HostileSheet[] {
  const spaces = Buffer.alloc(20 * megabyte, ' ');
  const entities =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><worksheet>&b;</worksheet>';
  const outside = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>';
  const sheet = { text: sheetXml(header) };
  const texts = { path: 'xl/sharedStrings.xml', text: spaces };
  return [
    { name: 'zip bomb', bytes: makeXlsx({ text: spaces }), sentence: tooLarge },
    { name: 'zip bomb in the shared texts', bytes: makeXlsx(sheet, [texts]), sentence: tooLarge },
    {
      name: 'zip bomb that says it is small',
      bytes: makeXlsx({ text: spaces, claimed: 900 }),
      sentence: broken,
    },
    { name: 'four gigabytes', bytes: makeXlsx({ text: 'x', claimed: 0xfffffffe }), sentence: tooLarge },
    { name: 'thousands of files', bytes: makeZip(manyFiles()), sentence: tooLarge },
    { name: 'entity bomb', bytes: makeXlsx({ text: entities }), sentence: 'definições XML' },
    { name: 'outside entity', bytes: makeXlsx({ text: outside }), sentence: 'definições XML' },
    { name: 'endless depth', bytes: makeXlsx({ text: '<a>'.repeat(300_000) }), sentence: broken },
  ];
}

function manyFiles() {
  return Array.from({ length: 1001 }, (_, place) => ({ path: `xl/${place}.xml`, text: '' }));
}

function impossibleSheets(): HostileSheet[] {
  const cell = (row: string, reference: string) => ({
    text: sheetXml(`${header}<row r="${row}"><c r="${reference}"><v>41987654321</v></c></row>`),
  });
  const column = (name: string) =>
    makeXlsx({ text: sheetXml(rowXml(1, ['telefone', name]) + rowXml(2, ['41987654321', 'x'])) });
  return [
    { name: 'row 1048577', bytes: makeXlsx(cell('1048577', 'A1048577')), sentence: impossible },
    { name: 'row 999999999', bytes: makeXlsx(cell('999999999', 'A999999999')), sentence: impossible },
    { name: 'row that is no number', bytes: makeXlsx(cell('1e9', 'A2')), sentence: impossible },
    { name: 'row that comes again', bytes: makeXlsx(cell('1', 'A1')), sentence: impossible },
    { name: 'cell A999999999', bytes: makeXlsx(cell('2', 'A999999999')), sentence: impossible },
    { name: 'column ZZZ', bytes: makeXlsx(cell('2', 'ZZZ2')), sentence: 'mais de 100 colunas' },
    { name: 'column __proto__', bytes: column('__proto__'), sentence: 'A coluna “__proto__” não é aceita' },
    {
      name: 'column constructor',
      bytes: column('constructor'),
      sentence: 'A coluna “constructor” não é aceita',
    },
    { name: 'no rows', bytes: makeXlsx({ text: sheetXml('') }), sentence: 'A planilha está vazia' },
  ];
}

function otherFiles(): HostileSheet[] {
  const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  const encrypted = Buffer.concat([compound, Buffer.alloc(500), Buffer.from('EncryptedPackage', 'utf16le')]);
  const whole = makeXlsx({ text: sheetXml(header) });
  const isEncrypted = true;
  return [
    { name: 'picture', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), sentence: noSheet },
    { name: 'pdf', bytes: Buffer.from('%PDF-1.7\n1 0 obj'), sentence: noSheet },
    { name: 'web page', bytes: Buffer.from('<html><table><tr><td>1'), sentence: noSheet },
    {
      name: 'zip of something else',
      bytes: makeZip([{ path: 'word/document.xml', text: '<a/>' }]),
      sentence: noSheet,
    },
    {
      name: 'old xls',
      bytes: Buffer.concat([compound, Buffer.alloc(500)]),
      sentence: 'O formato .xls é antigo',
    },
    { name: 'sheet with a password', bytes: encrypted, sentence: 'senha' },
    {
      name: 'zip with a password',
      bytes: makeXlsx({ text: sheetXml(header), isEncrypted }),
      sentence: 'senha',
    },
    { name: 'half a file', bytes: whole.subarray(0, whole.length / 2), sentence: broken },
    { name: 'empty file', bytes: Buffer.alloc(0), sentence: 'A planilha está vazia' },
  ];
}

function tooMuch(): HostileSheet[] {
  const rows = `telefone\n${'41987654321\n'.repeat(100_001)}`;
  const columns = Array.from({ length: 101 }, (_, place) => `c${place}`).join(';');
  return [
    { name: 'too many rows', bytes: Buffer.from(rows), sentence: 'mais de 100.000 linhas' },
    { name: 'too many columns', bytes: Buffer.from(`${columns}\n1`), sentence: 'mais de 100 colunas' },
    {
      name: 'an endless cell',
      bytes: Buffer.from(`telefone\n"${'x'.repeat(40_000)}`),
      sentence: 'texto demais na linha 2',
    },
  ];
}
