import type { Place } from '../server-process.ts';
import { queryPlace } from './number-storm.ts';

/** Returns the answers of which nobody knows whether Meta took them, by customer. */
export async function unknownAnswers(place: Place): Promise<Map<string, string[]>> {
  const rows = await queryPlace<{ phone: string; texts: string[] }>(
    place,
    `select c.phone, array_agg(m.message order by m.position) as texts
      from messages m
      join conversations v on v.account_id = m.account_id and v.id = m.conversation_id
      join contacts c on c.account_id = v.account_id and c.id = v.contact_id
      where m.unconfirmed group by c.phone`,
  );
  return new Map(rows.map(({ phone, texts }) => [phone, texts]));
}

/**
 * Lets the four minutes pass after which an answer that nobody knows of is left to a person, once Meta was asked some
 * times in vain; what is behind it goes on.
 */
export function passFourMinutes(place: Place): Promise<object[]> {
  return queryPlace(
    place,
    `update outbox set attempts = 20, available_at = now() where state = 'unconfirmed' and attempts between 3 and 19`,
  );
}
