import type { calls, ParsedInput } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { readPhone } from '../../contacts/index.ts';
import { requireFlow } from '../../flows/index.ts';
import { planSends, wakeSending } from '../../sending/index.ts';
import { judgedPublic } from '../people/public-of.ts';
import type { AccountQueryable } from '../reader.ts';
import { campaignTestKind, type TestSend } from '../test-source.ts';
import type { Person } from '../words/words-of.ts';
import { requireContent, requireTarget } from './check-fields.ts';
import { takeFile } from './take-file.ts';

type Input = ParsedInput<typeof calls.testCampaign>;

/**
 * Sends what somebody of the public would read to a phone of one's own, through the ledger like everything else, but as
 * a source of its own: it counts for no campaign.
 */
export async function testCampaign(context: CallContext, input: Input): Promise<Record<string, never>> {
  const { db, clock, ids, session } = context;
  const phone = readPhone(input.phone);
  if (phone === null) throw new AppError('phone_invalid');
  const { channel_id } = await requireTarget(db, input);
  requireContent(input);
  const { message_type, message, version } = input;
  if (input.flow !== null) await requireFlow(db, input.flow);
  const now = clock.now();
  const like = await somebodyOf(db, { ...input, channel_id }, now);
  await db.transaction(async (tx) => {
    const { media } = input;
    if (media !== null) await takeFile(tx, { media, user_id: session.user_id });
    const data: TestSend = {
      ...like,
      message_type,
      text: message[Math.min(version, message.length - 1)] ?? '',
      has_media: media !== null,
      media_id: media,
      flow_id: input.flow,
    };
    const source = { kind: campaignTestKind, id: ids.next() };
    await planSends(tx, {
      source,
      channel_id,
      now,
      sends: [{ key: 'test', to: { phone }, due_at: now, data }],
    });
  });
  wakeSending(context, db.account_id);
  return {};
}

/** Returns the first person who would receive it, or one of whom nothing is known where nobody would. */
async function somebodyOf(
  db: AccountQueryable,
  input: Input & { channel_id: string },
  now: Date,
): Promise<Person> {
  const people = await judgedPublic(db, { ...input, audience_id: input.audience }, now);
  const first = await db.row<Person>(
    sql`select e.name, e.phone, e.variables from (${people}) as e where e.left_out is null order by e.place limit 1`,
    null,
  );
  return first ?? { name: '', phone: null, variables: {} };
}
