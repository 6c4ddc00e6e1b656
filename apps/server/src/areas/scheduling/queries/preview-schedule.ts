import type { CallOutput, calls, ParsedInput } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { visibleContact } from '../../conversations/index.ts';
import { fillText, gapsIn, readerOf } from '../../sending/index.ts';
import { readTime, receiverOf, requireNumber, timeZoneOf } from '../commands/check-wanted.ts';
import { dueOn } from '../rules/due-on.ts';

type Asked = ParsedInput<typeof calls.previewScheduledMessage>;

/** Returns what a receiver would read at that moment: greetings depend on it. */
export async function previewSchedule(
  context: CallContext,
  asked: Asked,
): Promise<CallOutput<typeof calls.previewScheduledMessage>> {
  const { db } = context;
  const channel_id = await requireNumber(context, db, asked.chip);
  const receiver = await knownTo(context, await receiverOf(context, db, asked));
  const reader = await readerOf(db, { ...receiver, channel_id, now: await momentOf(context, asked) });
  return { name: reader.name, text: fillText(asked.message, reader), gaps: gapsIn(asked.message, reader) };
}

type Receiver = Awaited<ReturnType<typeof receiverOf>>;

/** Returns the contact behind a receiver. A phone reveals nothing of a contact that this person may not see. */
async function knownTo(context: CallContext, receiver: Receiver): Promise<Receiver> {
  if (receiver.contact_id === null) return receiver;
  try {
    await visibleContact(context, receiver.contact_id);
    return receiver;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return { ...receiver, contact_id: null };
    throw error;
  }
}

async function momentOf({ db, clock }: CallContext, { day, time }: Asked): Promise<Date> {
  if (!day || !time) return clock.now();
  const { first_day, minute } = readTime({ day, time });
  return dueOn({ day: first_day, minute }, await timeZoneOf(db));
}
