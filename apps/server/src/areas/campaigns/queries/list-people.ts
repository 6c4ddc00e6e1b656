import type { CallOutput, calls, LeftOutReason, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireTarget } from '../commands/check-fields.ts';
import { judgedPublic } from '../people/public-of.ts';
import { versionOf, writerOf } from '../words/words-of.ts';

interface Row {
  place: number;
  name: string;
  phone: string | null;
  variables: Record<string, string>;
  left_out: LeftOutReason | null;
}

/** Returns people of a public with what each would read: those who receive it, or those left out for one reason. */
export async function listPeopleOfPublic(
  { db, clock }: CallContext,
  input: ParsedInput<typeof calls.getCampaignPeople>,
): Promise<CallOutput<typeof calls.getCampaignPeople>> {
  const now = clock.now();
  const { left_out, after, limit, message_type, message } = input;
  const { channel_id } = await requireTarget(db, input);
  const people = await judgedPublic(db, { ...input, audience_id: input.audience, channel_id }, now);
  const rows = await db.rows<Row>(
    sql`select e.place::integer as place, e.name, e.phone, e.variables, e.left_out from (${people}) as e
      where e.left_out is not distinct from ${left_out} and e.place > ${after} order by e.place limit ${limit + 1}`,
    null,
  );
  const shown = rows.slice(0, limit);
  const write = await writerOf(db, channel_id);
  const data = shown.map(({ place, variables, ...person }) => {
    const text = message[versionOf(place - 1, message)];
    return {
      place,
      name: person.name,
      phone: person.phone ?? '',
      left_out: person.left_out,
      text: message_type === 'flow' ? null : write(text ?? '', { ...person, variables }, now),
    };
  });
  return { data, next: rows.length > limit ? (shown.at(-1)?.place ?? null) : null };
}
