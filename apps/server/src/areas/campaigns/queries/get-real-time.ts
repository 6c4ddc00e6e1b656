import type { CallOutput, calls, CampaignRealTime, ParsedInput, SendCounts } from '@prosa/contract';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import {
  countSends,
  nextSends,
  noSends,
  readForecast,
  readProgress,
  type SendRow,
} from '../../sending/index.ts';
import { isoHold, sentOf } from '../present.ts';
import { campaignById, campaignKind, type CampaignRow } from '../reader.ts';
import type { CampaignSend } from '../source.ts';
import { writerOf, type Writer } from '../words/words-of.ts';

const maxNext = 5;

/** Returns how far a campaign has come, what comes next, and when it is expected to end. */
export async function getRealTime(
  { db, clock }: CallContext,
  { campaign_id }: ParsedInput<typeof calls.getCampaignRealTimeData>,
): Promise<CallOutput<typeof calls.getCampaignRealTimeData>> {
  const now = clock.now();
  const campaign = found(await campaignById(db, campaign_id));
  const source = { kind: campaignKind, id: campaign_id };
  const [counted, [progress], next] = await Promise.all([
    countSends(db, campaignKind, [campaign_id]),
    readProgress(db, campaignKind, [campaign_id]),
    nextSends(db, source, maxNext),
  ]);
  const counts = counted.get(campaign_id) ?? noSends();
  const held = isoHold(progress);
  const write = campaign.channel_id === null ? null : await writerOf(db, campaign.channel_id);
  const { wait_reason, wait_until } = progress ?? {};
  return {
    status: campaign.status,
    sent_messages: sentOf(counts),
    people_count: campaign.people_count,
    counts,
    next_messages: next.map((row) => nextMessage(row, { campaign, write, now })),
    estimated_finish_time: held ? null : await endOf({ db, campaign, counts, now }),
    held,
    waits: wait_reason && wait_until ? { reason: wait_reason, until: wait_until.toISOString() } : null,
  };
}

interface Writing {
  campaign: CampaignRow;
  write: Writer | null;
  now: Date;
}

function nextMessage(
  { data, phone }: SendRow,
  { campaign: { message, message_type }, write, now }: Writing,
): CampaignRealTime['next_messages'][number] {
  const { name = '', version = 0, variables = {}, ...known } = data as Partial<CampaignSend>;
  const person = { name, variables, phone: known.phone ?? phone };
  const text = message_type === 'text' && write ? write(message[version] ?? '', person, now) : null;
  return { name, phone: person.phone ?? '', text };
}

interface Ending {
  db: CallContext['db'];
  campaign: CampaignRow;
  counts: SendCounts;
  now: Date;
}

async function endOf({ db, campaign, counts, now }: Ending): Promise<string | null> {
  const { status, channel_id, interval_seconds: gapSeconds } = campaign;
  const { waiting: count } = counts;
  if (status !== 'started' || channel_id === null || count === 0) return null;
  const forecast = await readForecast(db, { channel_id, from: now, count, newChats: 0, gapSeconds, now });
  return forecast?.ends.toISOString() ?? null;
}
