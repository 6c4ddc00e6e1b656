import { calls } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { eventually } from '../../testing/eventually.ts';
import { publishedFlow } from '../../testing/published-flow.ts';
import { campaignTest } from './testing/campaign-test.ts';

const it = campaignTest
  .extend('flow', { scope: 'file' }, ({ owner }) => publishedFlow(owner, 'Boas-vindas'))
  /** A campaign that has started, whose only receiver talks with a bot. */
  .extend('started', ({ talk, db, campaigns }) => async (more: Parameters<typeof campaigns.schedule>[1]) => {
    const { tag, people } = await campaigns.people(1);
    const phone = people[0]?.phone ?? '';
    await talk.writes(phone, 'Oi');
    const { _id: conversation_id } = await talk.conversation(phone);
    await db.run(
      sql`update conversations set is_manual = false, chatbot_type = 'flow_chatbot' where id = ${conversation_id}`,
    );
    const campaign_id = await campaigns.schedule(tag, more);
    await campaigns.start(campaign_id);
    return { phone, conversation_id, campaign_id };
  })
  /** Has two acts wait for a conversation, one behind the other, and then lets them have it. */
  .extend(
    'inOrder',
    ({ server, db }) =>
      async (conversation_id: string, acts: (() => Promise<unknown>)[]) => {
        const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        const begun: Promise<unknown>[] = [];
        await db.transaction(async (tx) => {
          await tx.row(
            sql`select id from conversations where account_id = ${tx.account_id} and id = ${conversation_id} for update`,
          );
          for (const act of acts) {
            begun.push(act());
            await eventually(
              async () =>
                (await server.runtime.database.acrossAccounts.rows(waiting)).length === begun.length,
            );
          }
        });
        await Promise.all(begun);
      },
  )
  /** Reads what became of all of it. */
  .extend('outcome', ({ talk, recipients, db }) => async (conversation_id: string, campaign_id: string) => {
    const events = (await talk.messages(conversation_id)).flatMap(({ event }) => event ?? []);
    const sends = await recipients(campaign_id);
    const row = await db.row<{ user_id: string | null; is_manual: boolean; over: boolean }>(
      sql`select user_id, is_manual, finished is not null as over from conversations where id = ${conversation_id}`,
    );
    return {
      ...row,
      last: events.at(-1),
      events,
      sent: sends.map(({ sent, reason }) => reason ?? sent !== null),
    };
  });

const acts = {
  takeover: calls.setManual,
  finish: calls.finishConversation,
} as const;
const orders: ['takeover' | 'finish', 'before' | 'behind'][] = [
  ['takeover', 'before'],
  ['takeover', 'behind'],
  ['finish', 'before'],
  ['finish', 'behind'],
];

describe('a send that has been decided about waits for the conversation', () => {
  it.for(orders)(
    '%s %s a text: it arrives once, nothing stands behind the end, and who took over has it',
    async ([act, order], { talk, owner, campaigns, started, inOrder, outcome }) => {
      const { phone, conversation_id, campaign_id } = await started({});
      const both = [() => owner.call(acts[act], { conversation_id }), () => campaigns.work(1)];
      await inOrder(conversation_id, order === 'before' ? both : both.toReversed());
      const became = await outcome(conversation_id, campaign_id);
      const expected = act === 'takeover' ? { is_manual: true, over: false } : { over: true };
      expect(became).toMatchObject({ ...expected, sent: [true] });
      const thread = await talk.messages(conversation_id);
      if (act === 'finish') expect(thread.at(-1)?.event).toBe('finished');
      expect(thread.some(({ origin }) => origin === 'chatbot')).toBe(
        act === 'takeover' || order === 'behind',
      );
      await eventually(async () => (await talk.inbox(phone)).length === 1);
    },
  );

  it.for(orders)(
    '%s %s a flow: a person keeps what they have, and a new conversation is the flow’s',
    async ([act, order], { owner, campaigns, flow, started, inOrder, outcome, db }) => {
      const { conversation_id, campaign_id } = await started({ message_type: 'flow', flow, message: [] });
      const both = [() => owner.call(acts[act], { conversation_id }), () => campaigns.work(1)];
      await inOrder(conversation_id, order === 'before' ? both : both.toReversed());
      const became = await outcome(conversation_id, campaign_id);
      const isRefused = act === 'takeover' && order === 'before';
      expect(became.sent).toEqual([isRefused ? 'person_attends' : true]);
      expect(became.events.includes('to_flow')).toBe(order === 'behind');
      expect(became.last).toBe(act === 'takeover' ? 'taken' : 'finished');
      expect([became.is_manual, became.over]).toEqual(
        act === 'takeover' ? [true, false] : [expect.any(Boolean), true],
      );
      const given = await db.rows(
        sql`select c.id from sends s join conversations c on c.account_id = s.account_id and c.id = s.conversation_id
          where s.source_id = ${campaign_id} and c.start_flow = ${flow} and c.finished is null and not c.is_manual`,
      );
      expect(given).toHaveLength(act === 'finish' && order === 'before' ? 1 : 0);
    },
  );
});
