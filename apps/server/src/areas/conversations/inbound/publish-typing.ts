import type { Peer } from '@prosa/whatsapp';
import type { Runtime } from '../../../platform/area.ts';
import { sql } from '../../../platform/db/sql.ts';
import { passingTopic, type PassingEvent } from '../../../platform/realtime/hub.ts';
import { lookForContacts } from '../../contacts/index.ts';
import { departmentAudience } from '../../team/index.ts';

interface Typing {
  account_id: string;
  channel_id: string;
  peer: Peer;
}

/**
 * Publishes that a customer is typing, to the people who may see the conversation. It is not stored, and losing it
 * does no harm.
 */
export async function publishTyping(
  { database, signals }: Runtime,
  { account_id, channel_id, peer }: Typing,
): Promise<void> {
  const row = await database.forAccount(account_id).row<{ id: string; department_id: string }>(
    sql`with people as (${lookForContacts(account_id, [peer]).query})
      select c.id, c.department_id from people
      join conversations c on c.account_id = ${account_id} and c.contact_id = people.id
        and c.channel_id = ${channel_id} and c.finished is null
      limit 1`,
    'conversation_of_peer',
  );
  if (!row) return;
  const passing: PassingEvent = {
    account_id,
    audience: departmentAudience(row.department_id),
    event: { type: 'typing', conversation_id: row.id },
  };
  signals.publish(passingTopic, JSON.stringify(passing));
}
