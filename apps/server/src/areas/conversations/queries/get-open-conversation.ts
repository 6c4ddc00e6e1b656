import type { calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { seesDepartment } from '../../team/index.ts';
import { visibleConversation } from './visible-conversation.ts';

type Input = ParsedInput<typeof calls.getOpenConversation>;

/** Finds the conversation in progress that the contact of this one has on the same channel. */
export async function getOpenConversation(
  { db, session }: CallContext,
  input: Input,
): Promise<{ is_open: boolean; conversation_id: string | null }> {
  const { channel_id, contact_id } = await visibleConversation(db, session, input.conversation_id);
  const open = await db.row<{ id: string; department_id: string }>(
    sql`select id, department_id from conversations
      where account_id = ${db.account_id} and channel_id = ${channel_id} and contact_id = ${contact_id}
        and finished is null`,
    'open_conversation_of_contact',
  );
  if (!open) return { is_open: false, conversation_id: null };
  return { is_open: true, conversation_id: seesDepartment(session, open.department_id) ? open.id : null };
}
