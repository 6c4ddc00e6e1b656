import { limits, type CallOutput, type calls, type ParsedInput, type SendCounts } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { countSendsInTurns, noSends } from '../../sending/index.ts';
import { campaignById, campaignKind, type AccountQueryable } from '../reader.ts';

/** Returns what came of a campaign, and of each version of its text. */
export async function getResults(
  { db }: CallContext,
  { campaign_id }: ParsedInput<typeof calls.getCampaignResults>,
): Promise<CallOutput<typeof calls.getCampaignResults>> {
  const { message } = found(await campaignById(db, campaign_id));
  const source = { kind: campaignKind, id: campaign_id };
  const [turns, attributed] = await Promise.all([
    countSendsInTurns(db, source, Math.max(1, message.length)),
    attributedTo(db, campaign_id),
  ]);
  return {
    all: resultOf(turns.reduce(sumOf, noSends())),
    versions: message.map((text, turn) => ({ text, ...resultOf(turns[turn] ?? noSends()) })),
    ...attributed,
  };
}

function sumOf(one: SendCounts, other: SendCounts): SendCounts {
  const states = Object.keys(one) as (keyof SendCounts)[];
  return Object.fromEntries(states.map((state) => [state, one[state] + other[state]])) as SendCounts;
}

/** Adds up the figures; each one includes the people of the later ones: a person who replied has also read. */
function resultOf({ sent, delivered, read, replied, failed, skipped, cancelled }: SendCounts) {
  const readers = read + replied;
  return {
    sent: sent + delivered + readers,
    delivered: delivered + readers,
    read: readers,
    replied,
    failed,
    left_out: skipped + cancelled,
  };
}

/** Counts who asked for no more after the campaign, and the conversations that opened because they replied. */
async function attributedTo(
  db: AccountQueryable,
  campaign_id: string,
): Promise<{ opted_out: number; conversations: number }> {
  const hours = limits.reply_attribution_hours;
  const counted = await db.row<{ opted_out: number; conversations: number }>(
    sql`select
        count(distinct s.contact_id) filter (where exists (
          select from opt_outs o where o.account_id = s.account_id and o.contact_id = s.contact_id
            and o.message_id is not null and o.state = 'active'
            and o.created between s.handed_at and s.replied_at + make_interval(hours => ${hours})))::integer as opted_out,
        count(distinct s.conversation_id) filter (where c.created >= s.handed_at and not c.quiet)::integer as conversations
      from sends s
      left join conversations c on c.account_id = s.account_id and c.id = s.conversation_id
      where s.account_id = ${db.account_id} and s.kind = ${campaignKind} and s.source_id = ${campaign_id}
        and s.state = 'replied'`,
    'attributed_to_campaign',
  );
  return counted ?? { opted_out: 0, conversations: 0 };
}
