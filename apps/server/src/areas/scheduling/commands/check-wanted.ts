import { limits, type calls, type ParsedInput, type Repetition } from '@prosa/contract';
import { isDay } from '../../../platform/clock/days.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Queryable } from '../../../platform/db/queryable.ts';
import { sql } from '../../../platform/db/sql.ts';
import { AppError, found } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { requireChannel } from '../../channels/index.ts';
import { readPhone } from '../../contacts/index.ts';
import { visibleContact } from '../../conversations/index.ts';
import { requireFlow } from '../../flows/index.ts';
import { seesDepartment } from '../../team/index.ts';
import { dueOn } from '../rules/due-on.ts';
import { nextDay } from '../rules/next-day.ts';

/** The database as one company reaches it, or a transaction in it. */
type AccountQueryable = Queryable & { readonly account_id: string };

export type Wanted = ParsedInput<typeof calls.createScheduledMessage>;

/** What is to be sent when, over which number, to whom: everything checked. */
export interface Checked {
  channel_id: string;
  contact_id: string | null;
  phone: string | null;
  type: 'text' | 'flow';
  message: string;
  media_id: string | null;
  flow_id: string | null;
  opens_for_me: boolean;
  first_day: string;
  minute: number;
  repeats: Repetition | null;
  /** Of the first send. */
  day: string;
  due_at: Date;
}

/** Checks what is wanted, in the order of the specification's form. */
export async function checkWanted(context: CallContext, tx: Transaction, wanted: Wanted): Promise<Checked> {
  const { type, opens_for_me, repeats } = wanted;
  const channel_id = await requireNumber(context, tx, wanted.chip);
  const receiver = await receiverOf(context, tx, wanted);
  const time = readTime(wanted);
  const content = type === 'flow' ? await flowOf(tx, wanted) : textOf(wanted);
  return {
    channel_id,
    ...receiver,
    type,
    ...content,
    opens_for_me: type === 'text' && opens_for_me,
    repeats,
    ...time,
    ...(await firstSend(context, tx, { ...time, repeats })),
  };
}

/** Returns the number over which it goes; throws unless this person sees it. */
export async function requireNumber(
  { session }: CallContext,
  db: AccountQueryable,
  chip: string | null,
): Promise<string> {
  if (chip === null) throw new AppError('schedule_chip_required');
  const channel = await requireChannel(db, chip);
  if (!seesDepartment(session, channel.department_id)) throw new AppError('not_found');
  return channel.id;
}

type Receiver = Pick<Checked, 'contact_id' | 'phone'>;

/** Returns who receives it: the chosen contact, or the phone, with the contact of that phone if there is one. */
export async function receiverOf(
  context: CallContext,
  tx: AccountQueryable,
  wanted: Pick<Wanted, 'to' | 'country' | 'contact'>,
): Promise<Receiver> {
  const { to, country, contact } = wanted;
  if (!to && contact !== null) {
    await visibleContact(context, contact);
    const row = await tx.row<{ phone: string | null }>(
      sql`select phone from contacts where account_id = ${tx.account_id} and id = ${contact}`,
    );
    return { contact_id: contact, phone: found(row).phone };
  }
  if (!to.trim()) throw new AppError('schedule_receiver_required');
  if (!/^\d*$/.test(country)) throw new AppError('country_code_invalid');
  const phone = /^\d+$/.test(to) ? readPhone(country + to) : null;
  if (phone === null) throw new AppError('phone_invalid');
  const known = await tx.row<{ id: string }>(
    sql`select id from contacts where account_id = ${tx.account_id} and phone = ${phone}`,
    'contact_by_phone',
  );
  return { contact_id: known?.id ?? null, phone };
}

/** Returns day and minute as they were typed. */
export function readTime({ day, time }: Pick<Wanted, 'day' | 'time'>): Pick<Checked, 'first_day' | 'minute'> {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!isDay(day) || hour === undefined) throw new AppError('schedule_time_required');
  return { first_day: day, minute: Number(hour) * 60 + Number(minute) };
}

type Content = Pick<Checked, 'message' | 'media_id' | 'flow_id'>;

async function flowOf(tx: Transaction, { flow }: Wanted): Promise<Content> {
  if (flow === null) throw new AppError('schedule_flow_required');
  await requireFlow(tx, flow);
  return { message: '', media_id: null, flow_id: flow };
}

function textOf({ message, media }: Wanted): Content {
  if (!message.trim() && media === null) throw new AppError('schedule_text_required');
  return { message: message.trim(), media_id: media, flow_id: null };
}

const dayMs = 86_400_000;
/** A person who chooses the minute that is just ending means now. */
const graceMs = 60_000;

type First = Pick<Checked, 'first_day' | 'minute' | 'repeats'>;

/** Returns the first send from now on. */
async function firstSend(
  { clock }: CallContext,
  tx: Transaction,
  { first_day, minute, repeats }: First,
): Promise<Pick<Checked, 'day' | 'due_at'>> {
  const time_zone = await timeZoneOf(tx);
  const now = clock.now().getTime();
  const course = { first: first_day, repeats };
  let day = nextDay(course, null);
  for (; day !== null; day = nextDay(course, day)) {
    const due_at = dueOn({ day, minute }, time_zone);
    if (due_at.getTime() > now + limits.schedule_max_days_ahead * dayMs)
      throw new AppError('schedule_time_far');
    if (due_at.getTime() > now - graceMs) return { day, due_at };
    // A repetition that began long ago goes on from today.
    if (!repeats) throw new AppError('schedule_time_past');
  }
  throw new AppError('schedule_never');
}

/** Returns the company's time zone. */
export async function timeZoneOf(tx: AccountQueryable): Promise<string> {
  const row = await tx.row<{ time_zone: string }>(
    sql`select time_zone from accounts where id = ${tx.account_id}`,
    'time_zone_of_company',
  );
  return found(row).time_zone;
}
