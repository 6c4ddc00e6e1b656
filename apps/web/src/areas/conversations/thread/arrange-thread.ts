import type { Message, MessageMedia } from '@prosa/contract';
import { isSameDay } from '../../../lib/dates.ts';
import type { Outgoing, OutgoingMedia } from '../outgoing/outgoing-store.ts';

/** A line of a thread: a day's heading, a system message, a note for the team, or a bubble. */
export type ThreadEntry =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'caption'; key: string; message: Message }
  | { kind: 'note'; key: string; message: Message; outgoing: Outgoing | null }
  /** `outgoing` until the server confirms the message; `opens` when the message before is from somebody else. */
  | { kind: 'bubble'; key: string; message: Message; outgoing: Outgoing | null; opens: boolean };

/** Lines that render together; their key stays while messages are added at either end. */
export interface ThreadBlock {
  key: number;
  entries: ThreadEntry[];
}

interface Writer {
  _id: string;
  name: string;
}

interface Line {
  message: Message;
  outgoing: Outgoing | null;
}

const blockSize = 25;
const pause = 10 * 60_000;

/** Returns a thread as it is rendered: with headings, grouped by speaker, outgoing messages at the end. */
export function arrangeThread(
  messages: readonly Message[],
  { outgoing, writer }: { outgoing: readonly Outgoing[]; writer: Writer },
): ThreadBlock[] {
  const arrived = new Set(messages.map((message) => message.message_id));
  const last = messages.at(-1)?.position ?? 0;
  const waiting = outgoing.filter(({ message_id }) => !arrived.has(message_id));
  const lines: Line[] = [
    ...messages.map((message) => ({ message, outgoing: null })),
    ...waiting.map((entry, index) => ({
      message: asMessage(entry, { position: last + index + 1, writer }),
      outgoing: entry,
    })),
  ];
  const blocks: ThreadBlock[] = [];
  for (const [index, line] of lines.entries()) {
    const key = Math.floor(line.message.position / blockSize);
    const block = blocks.at(-1)?.key === key ? blocks.at(-1) : undefined;
    const entries = entriesOf(line, lines[index - 1]);
    if (block) block.entries.push(...entries);
    else blocks.push({ key, entries });
  }
  return blocks;
}

function entriesOf({ message, outgoing }: Line, before: Line | undefined): ThreadEntry[] {
  const isNewDay = !before || !isSameDay(before.message.created, message.created);
  const key = message.message_id;
  const entry: ThreadEntry =
    message.type !== 'system'
      ? { kind: 'bubble', key, message, outgoing, opens: isNewDay || opens(message, before.message) }
      : message.event === 'note'
        ? { kind: 'note', key, message, outgoing }
        : { kind: 'caption', key, message };
  return isNewDay ? [{ kind: 'day', key: `day-${key}`, day: message.created }, entry] : [entry];
}

function opens(message: Message, before: Message): boolean {
  return (
    before.type === 'system' ||
    before.origin !== message.origin ||
    before.user?._id !== message.user?._id ||
    Date.parse(message.created) - Date.parse(before.created) > pause
  );
}

function asMessage(
  { message_id, conversation_id, text, reply, created, problem, media, note }: Outgoing,
  { position, writer }: { position: number; writer: Writer },
): Message {
  return {
    _id: message_id,
    conversation_id,
    message_id,
    platform_message_id: message_id,
    position,
    origin: note ? 'system' : 'user',
    type: note ? 'system' : (media?.type ?? 'text'),
    event: note ? 'note' : null,
    message: text,
    media_url: media?.url ?? null,
    media: media ? fileOf(media) : null,
    media_pending: false,
    file_name: media?.name ?? null,
    canonical_url: null,
    reply_message: reply,
    user: writer,
    created,
    status: problem === null ? 1 : 0,
    unconfirmed: false,
    failure: null,
    deleted: false,
    edited: null,
    first_text: null,
    reactions: [],
    marks: [],
    option_id: null,
    choices: null,
  };
}

function fileOf({ media_id, mime, size, ptt, width, height, thumbnail_url }: OutgoingMedia): MessageMedia {
  return { _id: media_id ?? '', mime, size, ptt, width, height, thumbnail_url };
}
