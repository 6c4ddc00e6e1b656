import type { Download } from '../../../platform/http/binding.ts';
import { sheetMime, writeSheet } from '../../../platform/sheets/write-sheet.ts';

const header = ['telefone', 'nome', 'bairro', 'ultima_compra'];

/** Country code and area code with the number, in the spelling of specification section 5 and as people type it. */
const rows = [
  ['5511955555555', 'Maria Souza', 'Vila Mariana', '12/03/2026'],
  ['5541955555501', 'João Pereira', 'Água Verde', '28/02/2026'],
  ['(21) 95555-5502', 'Ana Beatriz Lima', 'Tijuca', ''],
];

/** Exports a sheet to fill in for an import, with rows that show what goes where. */
export async function exportModel(): Promise<Download> {
  async function* parts(): AsyncGenerator<string[][]> {
    yield rows;
  }
  return {
    stream: writeSheet({ name: 'Contatos', header, parts: parts() }),
    mime: sheetMime,
    name: 'Modelo_de_contatos.xlsx',
  };
}
