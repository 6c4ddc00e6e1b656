import { AppError } from '../http/app-error.ts';
import type { SheetRow } from './sheet-row.ts';

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const maxNameLength = 60;

/**
 * Returns the names of the columns: as in the first row, an unnamed one by its position, a repeated one with a
 * number. Names that mean something to JavaScript are refused.
 */
export function readHeader({ cells }: SheetRow): string[] {
  const names: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const name = String(cell).trim().replaceAll(/\s+/g, ' ').slice(0, maxNameLength) || `Coluna ${place + 1}`;
    if (forbidden.has(name.toLowerCase())) throw new AppError('sheet_column_forbidden', { name });
    names.push(unique(name, names));
  }
  return names;
}

function unique(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let count = 2;
  while (taken.includes(`${name} (${count})`)) count += 1;
  return `${name} (${count})`;
}
