import { calls, type CallInput, type Campaign } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Talk } from '../../../testing/talk.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { openSending } from '../../sending/testing/open-sending.ts';
import { suppressedAmong } from '../../opt-outs/index.ts';
import { flowToStart } from '../../flows/index.ts';
import { campaignSource } from '../source.ts';
import { bringOn } from '../start/start-pump.ts';
import { campaignTestSource } from '../test-source.ts';

type Fields = CallInput<typeof calls.createCampaign>;

/** Somebody of a public. */
export interface Somebody {
  _id: string;
  phone: string;
}

/** The campaigns of a company, and a worker that does exactly as much as it is told. */
export interface Campaigns {
  /** Makes contacts with a tag of their own. */
  people(count: number): Promise<{ tag: string; people: Somebody[] }>;
  /** Schedules a campaign for now to everybody with this tag, and returns its id. */
  schedule(tag: string, more?: Partial<Fields>): Promise<string>;
  /** Starts it, as a worker does whose turn it is. */
  start(campaign_id: string): Promise<void>;
  /** Hands over all that may leave now, as if each interval were over. */
  work(turns?: number): Promise<void>;
  /** Follows what happened to messages. */
  follow(): Promise<void>;
  get(campaign_id: string): Promise<Campaign>;
}

/** Opens the campaigns of a company, whose hours of sending are all day. The server must have no worker of its own. */
export async function openCampaigns(
  server: TestServer,
  { company, channel, phone }: Talk,
): Promise<Campaigns> {
  const { runtime } = server;
  const { account_id, owner } = company;
  const sources = [campaignSource, campaignTestSource];
  const around = { sources, flowToStart, suppressed: suppressedAmong };
  const sending = openSending(server, { account_id, channel_id: channel._id });
  const db = runtime.database.forAccount(account_id);
  const settings = { from_minute: 0, until_minute: 0, weekdays: [0, 1, 2, 3, 4, 5, 6], on_holidays: true };
  await owner.call(calls.updateSendingSettings, { ...settings, max_per_hour: null, max_per_day: null });
  let tags = 0;
  return {
    async people(count) {
      const named = { name: `Público ${(tags += 1)}`, color: '#112233' };
      const { _id: tag } = await owner.call(calls.saveTag, named);
      const phones = Array.from({ length: count }, phone);
      const people = await db.rows<Somebody>(
        sql`with made as (
            insert into contacts (account_id, id, name, phone, data, created)
            select ${account_id}, gen_random_uuid(), 'Pessoa ' || nth, phone, jsonb_build_object('cidade', 'Cidade ' || nth), now()
            from unnest(${phones}::text[]) with ordinality as given(phone, nth) returning id, phone
          ), tagged as (
            insert into contact_tags (account_id, contact_id, tag_id) select ${account_id}, id, ${tag}::uuid from made
          ), known as (
            insert into phone_checks (account_id, channel_id, phone, jid, checked)
            select ${account_id}, ${channel._id}, phone, phone || '@s.whatsapp.net', now() - interval '2 days' from made
          )
          select id as _id, phone from made order by id`,
      );
      return { tag, people };
    },
    async schedule(tag, more = {}) {
      const fields: Fields = {
        name: 'Promoção',
        chip: channel._id,
        audience_type: 'tags',
        audience_tags: [tag],
        message: ['Oi, {nome}!'],
        interval: 20,
        scheduledTo: new Date().toISOString(),
      };
      return (await owner.call(calls.createCampaign, { ...fields, ...more }))._id;
    },
    start: (id) => startWhole(runtime, { account_id, id }),
    async work(turns = 30) {
      for (let turn = 0; turn < turns;) {
        const before = await leftOf(db);
        await sending.later();
        await sending.work(around);
        if ((await leftOf(db)) < before) turn += 1;
        else if (!(await isBusy(db, channel._id))) return;
      }
    },
    follow: () => sending.follow(around),
    get: (campaign_id) => owner.call(calls.getCampaign, { campaign_id }),
  };
}

async function startWhole(...given: Parameters<typeof bringOn>): Promise<void> {
  while (await bringOn(...given)) continue;
}

async function leftOf(db: AccountDb): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::integer as count from sends where account_id = ${db.account_id} and state = 'waiting'`,
  );
  return row?.count ?? 0;
}

/** What has not left the outbox yet holds up a number for seconds, which says nothing about what is left to send. */
function isBusy(db: AccountDb, channel_id: string) {
  return db.row(sql`select from send_numbers where account_id = ${db.account_id} and channel_id = ${channel_id}
    and wait_reason in ('busy', 'chat_pause') and wait_until < now() + interval '3 seconds'`);
}
