import type { calls, Message, ParsedInput } from '@prosa/contract';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { publishHint } from '../outbox/hints.ts';
import { presentMessage } from '../present.ts';
import { messagesAfter, messagesBefore, newestPosition, positionInThread } from '../reader.ts';
import type { MessageRow } from '../rows.ts';
import { demandVisible } from './visible-conversation.ts';

type Input = ParsedInput<typeof calls.getMessages>;

const afterTheNewest = 2_147_483_647;

/** Returns a stretch of a thread, oldest first, and whether there are messages before and after it. */
export async function getMessages(
  context: CallContext,
  input: Input,
): Promise<{ data: Message[]; has_more: boolean; has_newer: boolean }> {
  const { db, session, links } = context;
  const { channel_id, contact_id } = await demandVisible(db, session, input.conversation_id);
  if (isNewest(input)) publishHint(context, { channel_id, contact_id, kind: 'seen' });
  const [rows, newest] = await Promise.all([
    stretchOf(context, input),
    input.before === undefined ? null : newestOf(context, input),
  ]);
  const more = beyond(input, rows, newest ?? (await newestOf(context, input, rows)));
  return { data: rows.map((row) => presentMessage(row, db.account_id, links)), ...more };
}

async function stretchOf({ db }: CallContext, input: Input): Promise<MessageRow[]> {
  const { conversation_id, before, after, around, limit } = input;
  const thread = { account_id: db.account_id, conversation_id };
  const upTo = async (edge: number, most: number) =>
    (await messagesBefore(db, { ...thread, before: edge, most })).reverse();
  if (around !== undefined) {
    const at = found(await positionInThread(db, { ...thread, platform_message_id: around }));
    if (!at.is_here) throw new AppError('message_elsewhere');
    const half = Math.floor(limit / 2);
    const [older, newer] = await Promise.all([
      upTo(at.position, half),
      messagesAfter(db, { ...thread, after: at.position - 1, most: limit - half }),
    ]);
    return [...older, ...newer];
  }
  if (after !== undefined) return messagesAfter(db, { ...thread, after, most: limit });
  return upTo(before ?? afterTheNewest, limit);
}

/**
 * Returns the newest position. For a page back it may be queried in parallel with the rows; for other pages, only
 * after the rows were read.
 */
async function newestOf(
  { db }: CallContext,
  input: Input,
  rows: readonly MessageRow[] = [],
): Promise<number> {
  if (isNewest(input)) return rows.at(-1)?.position ?? 0;
  return newestPosition(db, db.account_id, input.conversation_id);
}

/** Returns whether a thread is opened, as opposed to read on. */
function isNewest({ before, after, around }: Input): boolean {
  return before === undefined && after === undefined && around === undefined;
}

/** Returns whether messages exist before and after the rows. Positions are counted from 1 without gaps. */
function beyond(
  { before, after = (before ?? 1) - 1 }: Input,
  rows: readonly MessageRow[],
  newest: number,
): { has_more: boolean; has_newer: boolean } {
  const first = rows[0]?.position ?? after + 1;
  const last = rows.at(-1)?.position ?? after;
  return { has_more: Math.min(first - 1, newest) > 0, has_newer: newest > last };
}
