import { toJson } from '../../../platform/db/to-json.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { SheetTaker } from '../../contacts/index.ts';

/** Takes the people of a sheet into the audience that was made of its import. */
export const sheetTaker: SheetTaker = {
  async take(tx, import_id, people) {
    await tx.run(
      sql`insert into audience_people (account_id, audience_id, position, phone, name, variables)
        select a.account_id, a.id, line.position, line.phone, line.name, line.variables::jsonb
        from unnest(${people.map(({ number }) => number)}::integer[], ${people.map(({ phone }) => phone)}::text[],
          ${people.map(({ name }) => name)}::text[], ${people.map(({ data }) => toJson(data))}::text[])
          as line(position, phone, name, variables)
        join audiences a on a.account_id = ${tx.account_id} and a.import_id = ${import_id}
        order by line.phone
        on conflict do nothing`,
      'take_into_audience',
    );
  },
  async end(tx, import_id) {
    const ended = await tx.row<{ id: string }>(
      sql`update audiences a set state = case when i.state = 'done' then 'ready' else 'stopped' end, people = (
          select count(*) from audience_people p where p.account_id = a.account_id and p.audience_id = a.id)
        from contact_imports i
        where a.account_id = ${tx.account_id} and a.import_id = ${import_id}
          and i.account_id = a.account_id and i.id = a.import_id
        returning a.id`,
      'end_audience_import',
    );
    if (ended) tx.record({ type: 'audiences.changed', payload: { audience_id: ended.id } });
  },
};
