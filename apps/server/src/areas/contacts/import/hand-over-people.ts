import type { Runtime } from '../../../platform/area.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import { matchPeople, type SheetPerson } from './bring-people-in.ts';
import type { ImportRow } from './import-rows.ts';

/** Takes the people of sheets that are imported into an audience. A later area provides it, through the app. */
export interface SheetTaker {
  /** Takes the people of one part, in the transaction that marks their rows as imported. */
  take(tx: Transaction, import_id: string, people: readonly SheetPerson[]): Promise<void>;
  /** Notes that the import has ended, as its state says; does nothing for an import of contacts. */
  end(tx: Transaction, import_id: string): Promise<void>;
}

interface Part {
  row: ImportRow;
  people: readonly SheetPerson[];
  taker: SheetTaker;
}

/**
 * Hands the people of a sheet to an audience. Where the import asks for it, those who are no contacts become some, with
 * name and variables of the sheet; known contacts stay as they are.
 */
export async function handOverPeople(
  runtime: Runtime,
  tx: Transaction,
  { row, people, taker }: Part,
): Promise<void> {
  const matches = row.makes_contacts ? await matchPeople(runtime, tx, people) : [];
  await taker.take(tx, row.id, people);
  const contacts = new Map(matches.map((match) => [match.person.number, match]));
  const found = people.map(({ number }) => contacts.get(number));
  await tx.run(
    sql`update contact_import_rows r set contact_id = line.contact_id, outcome = line.outcome
      from unnest(${people.map(({ number }) => number)}::integer[], ${found.map((match) => match?.id)}::uuid[],
        ${found.map((match) => (match?.before === null ? 'created' : 'unchanged'))}::text[])
        as line(number, contact_id, outcome)
      where r.account_id = ${tx.account_id} and r.import_id = ${row.id} and r.number = line.number`,
    'hand_over_outcomes',
  );
}
