/** The content of a cell: text, or a number that the sheet stores as a number. Empty text for an empty cell. */
export type SheetCell = string | number;

/** A row that has something in it. */
export interface SheetRow {
  /** As the spreadsheet program numbers it, from 1. */
  number: number;
  cells: SheetCell[];
}

/** Rows in parts, so that the reader may pause between them. */
export type SheetRows = AsyncGenerator<SheetRow[]>;
