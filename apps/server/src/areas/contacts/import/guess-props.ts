import type { ImportProp } from '@prosa/contract';
import type { SheetCell } from '../../../platform/sheets/sheet-row.ts';
import { repairPhone } from './repair-phone.ts';

/** The column in which the sheet of rejected rows gives the reason; it is not imported when that sheet comes back. */
export const reasonColumn = 'Motivo da rejeição';

const words: readonly [ImportProp, RegExp][] = [
  ['phone', /^(telefone|fone|tel|celular|cel|whats|whatsapp|phone|mobile|numero|contato)\b/],
  ['name', /^(nome|name|cliente|razao social)\b/],
  ['tags', /^(tags?|etiquetas?|marcadores?|grupos?)\b/],
];

/**
 * Guesses what the columns are from their names. If no name fits the phone, it is the column that looks like phones.
 */
export function guessProps(
  header: readonly string[],
  sample: readonly (readonly SheetCell[])[],
): ImportProp[] {
  const taken = new Set<ImportProp>();
  const props = header.map((name): ImportProp => {
    if (name === reasonColumn) return 'skip';
    const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
    const found = words.find(([prop, pattern]) => !taken.has(prop) && pattern.test(plain))?.[0];
    if (found) taken.add(found);
    return found ?? 'variable';
  });
  const byLooks = taken.has('phone') ? -1 : phoneColumn(header, sample);
  return props.map((prop, place) => (place === byLooks ? 'phone' : prop));
}

/** Returns the columns as an audience takes them, which tags nobody: a column of tags is one more variable. */
export function withoutTags(props: readonly ImportProp[]): ImportProp[] {
  return props.map((prop) => (prop === 'tags' ? 'variable' : prop));
}

function phoneColumn(header: readonly string[], sample: readonly (readonly SheetCell[])[]): number {
  const readable = header.map(
    (_name, place) => sample.filter((cells) => 'phone' in repairPhone(cells[place] ?? '')).length,
  );
  const most = Math.max(0, ...readable);
  return most > 0 ? readable.indexOf(most) : -1;
}
