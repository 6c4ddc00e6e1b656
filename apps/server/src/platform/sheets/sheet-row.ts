/** What stands in a cell: text, or a number that the sheet keeps as a number. Empty text when nothing does. */
export type SheetCell = string | number;

/** A row that has something in it. */
export interface SheetRow {
  /** As the spreadsheet program numbers it, from 1. */
  number: number;
  cells: SheetCell[];
}

/** Rows in parts, so that whoever reads may pause between them. */
export type SheetRows = AsyncGenerator<SheetRow[]>;
