import type { ImportProp } from '@prosa/contract';
import type { SheetCell } from '../../../platform/sheets/sheet-row.ts';

/** What a row says about a person, besides the phone. */
export interface ImportedPerson {
  name: string;
  tags: string[];
  /** Filled variables only: an empty cell removes nothing. */
  data: Record<string, string>;
}

interface Columns {
  header: readonly string[];
  props: readonly ImportProp[];
}

const maxNameLength = 120;
const maxValueLength = 1000;
const maxTagLength = 60;
const maxTags = 20;

/** Reads a row according to what its columns are. */
export function personOfRow(cells: readonly SheetCell[], { header, props }: Columns): ImportedPerson {
  const texts = (wanted: ImportProp) =>
    props.flatMap((prop, place) => (prop === wanted ? [cellText(cells[place])] : []));
  const variables = props.flatMap((prop, place) => {
    const value = prop === 'variable' ? cellText(cells[place]).slice(0, maxValueLength) : '';
    return value ? [[header[place] ?? '', value] as const] : [];
  });
  return {
    name: texts('name').join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, maxNameLength),
    tags: [...new Set(texts('tags').flatMap(tagNames))].slice(0, maxTags),
    data: Object.fromEntries(variables),
  };
}

/** Returns the names in a cell of tags. */
export function tagNames(cell: string): string[] {
  return cell
    .split(/[,;|]/)
    .map((name) => name.trim().slice(0, maxTagLength))
    .filter(Boolean);
}

/** Returns a cell as Brazilians write it: numbers with a decimal comma. */
export function cellText(cell: SheetCell | undefined): string {
  return typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '').trim();
}
