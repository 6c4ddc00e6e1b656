import { phoneVariants, withoutCountryCode } from '@prosa/brazil';
import type { Transaction } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';

/** Fewer digits than this do not identify a person. */
const minDigits = 8;

/**
 * Erases a person from imported sheets: the rows that became the contact or have their phone, and the rejected rows
 * with the phone in one of their cells, however it is written there. The counts of an import stay.
 */
export async function eraseFromImports(
  tx: Transaction,
  { id, phone }: { id: string; phone: string | null },
): Promise<void> {
  const { account_id } = tx;
  const phones = phone ? phoneVariants(phone) : [];
  const spellings = phones.flatMap((one) => [one, withoutCountryCode(one)]);
  // A spelling that ends with what the cell holds (no area code), or the other way round (a trunk zero, a carrier
  // code).
  const isTheirs = (text: ReturnType<typeof sql>) => sql`exists (
    select from regexp_replace(${text}, '\\D', '', 'g') as digits, unnest(${spellings}::text[]) as spelling
    where length(digits) >= ${minDigits}::integer and (spelling like '%' || digits or digits like '%' || spelling)
  )`;
  await tx.run(
    sql`delete from contact_import_rows where account_id = ${account_id} and (
      contact_id = ${id} or phone = any(${phones}::text[])
      or (phone is null and exists (
        select from jsonb_array_elements_text(cells) as cell where ${isTheirs(sql`cell`)}
      ))
    )`,
  );
  // In a sheet without headings, the first person's cells were stored as the column names.
  await tx.run(
    sql`update contact_imports
      set header = array(select 'Coluna ' || place from generate_series(1, cardinality(header)) as place)
      where account_id = ${account_id} and exists (select from unnest(header) as heading where ${isTheirs(sql`heading`)})`,
  );
}
