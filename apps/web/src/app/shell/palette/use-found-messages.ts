import { calls, type CallOutput, type FoundMessage } from '@prosa/contract';
import { useNavigate } from 'react-router';
import { contactName } from '../../../areas/contacts/contact-name.ts';
import { messageAddress } from '../../../areas/conversations/selection/message-address.ts';
import { call } from '../../../lib/api/call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { dateTime } from '../../../lib/dates.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { useFound } from './use-found.ts';

const maxMessages = 5;
/** A call looks through a bounded part; so many are made before the palette leaves the rest to the screen. */
const maxCalls = 4;

type Found = CallOutput<typeof calls.findMessages>;

/** Finds messages of all conversations by their words; the last entry leads to all of them. */
export function useFoundMessages(text: string) {
  const can = useCan();
  const navigate = useNavigate();
  const { data, isSearching, retry } = useFound({
    kind: 'messages',
    text,
    enabled: can('conversations.view'),
    load: findFirst,
  });
  const entries = (data?.data ?? []).map((found) =>
    entryOf(found, () => void navigate(messageAddress(found))),
  );
  const all: PaletteEntry = {
    id: 'message:all',
    label: `Ver todas as mensagens com “${text}”`,
    run: () => void navigate(`/conversas?${new URLSearchParams({ em: 'mensagens', busca: text })}`),
  };
  return { entries: data && data.next !== null ? [...entries, all] : entries, isSearching, retry };
}

/** Searches on until there are enough messages to show or nothing is left. */
async function findFirst(text: string, signal: AbortSignal): Promise<Found> {
  const found: FoundMessage[] = [];
  let next: number | null = null;
  for (let calling = 0; calling < maxCalls; calling += 1) {
    const limit = maxMessages - found.length;
    const before = next === null ? {} : { before: next };
    const more: Found = await call(calls.findMessages, { text, limit, ...before }, { signal });
    found.push(...more.data);
    next = more.next;
    if (next === null || found.length >= maxMessages) break;
  }
  return { data: found, has_more: next !== null, next };
}

function entryOf(found: FoundMessage, run: () => void): PaletteEntry {
  const { _id, excerpt, created, conversation } = found;
  return {
    id: `message:${_id}`,
    label: contactName(conversation.contact),
    excerpt,
    detail: `${dateTime(created)} · ${conversation.chip.name} · ${conversation.department.name}`,
    run,
  };
}
