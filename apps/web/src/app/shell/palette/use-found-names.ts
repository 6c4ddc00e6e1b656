import { formatPhone } from '@prosa/brazil';
import { calls, type Contact, type Conversation, type QuickMessage } from '@prosa/contract';
import { useNavigate } from 'react-router';
import { contactAddress } from '../../../areas/contacts/contact-address.ts';
import { contactName } from '../../../areas/contacts/contact-name.ts';
import { insertNow, useCanInsert } from '../../../areas/quick-messages/slash/inserter.ts';
import { call } from '../../../lib/api/call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { dateTime } from '../../../lib/dates.ts';
import { rank } from '../../../lib/rank.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { useFound } from './use-found.ts';

const maxConversations = 6;
const maxOthers = 4;

/** Finds conversations in progress, contacts, finished conversations and quick messages by their names. */
export function useFoundNames(text: string) {
  const can = useCan();
  const canInsert = useCanInsert();
  const open = useFound({
    kind: 'open',
    text,
    enabled: can('conversations.view'),
    load: (wanted, signal) =>
      call(calls.getDeskConversations, { limit: maxConversations, filter: { text: wanted } }, { signal }),
  });
  const finished = useFound({
    kind: 'finished',
    text,
    enabled: can('conversations.view'),
    load: (wanted, signal) =>
      call(
        calls.getConversations,
        { limit: maxOthers, filter: { text: wanted, finished: true } },
        { signal },
      ),
  });
  const contacts = useFound({
    kind: 'contacts',
    text,
    enabled: can('contacts.view'),
    load: (wanted, signal) => call(calls.getContacts, { limit: maxOthers, query: wanted }, { signal }),
  });
  const quick = useFound({
    kind: 'quick',
    text,
    // A person who writes to a customer puts it into the message; one who manages them finds it in the table.
    enabled: can('quick_messages.manage') || canInsert,
    load: (_, signal) => call(calls.getQuickMessages, {}, { signal }),
  });
  const asked = [open, finished, contacts, quick];
  const groups = useGroups({
    text,
    // The desk's answer also has a conversation asked for by its id, so it may be longer.
    open: open.data?.data.slice(0, maxConversations) ?? [],
    finished: finished.data?.data ?? [],
    contacts: contacts.data?.data ?? [],
    quick: quick.data ?? [],
  });
  return {
    groups,
    isSearching: asked.some(({ isSearching }) => isSearching),
    retry: asked.find(({ retry }) => retry)?.retry ?? null,
  };
}

interface Names {
  text: string;
  open: readonly Conversation[];
  finished: readonly Conversation[];
  contacts: readonly Contact[];
  quick: readonly QuickMessage[];
}

function useGroups({ text, open, finished, contacts, quick }: Names) {
  const navigate = useNavigate();
  const to = (address: string) => () => void navigate(address);
  // Who is in conversation is found by it, and its panel shows the contact.
  const inConversation = new Set(open.map(({ contact }) => contact._id));
  const conversations = open.map(({ _id, contact }): PaletteEntry => ({
    id: `talk:${_id}`,
    label: contactName(contact),
    detail: formatPhone(contact.phone),
    run: to(`/atendimento?${new URLSearchParams({ conversa: _id })}`),
  }));
  const people = contacts
    .filter(({ _id }) => !inConversation.has(_id))
    .map((contact): PaletteEntry => ({
      id: `contact:${contact._id}`,
      label: contactName(contact),
      detail: formatPhone(contact.phone),
      run: to(contactAddress(contact._id)),
    }));
  const past = finished.map(({ _id, contact, chip, finished: end }): PaletteEntry => ({
    id: `past:${_id}`,
    label: contactName(contact),
    detail: `${chip.name} · finalizada em ${end ? dateTime(end) : '—'}`,
    run: to(`/conversas?${new URLSearchParams({ conversa: _id })}`),
  }));
  const ready = quick.map((message): PaletteEntry => ({
    id: `quick:${message._id}`,
    label: `/${message.shortcut}`,
    detail: message.message || message.media?.name,
    file: message.media,
    run: () => {
      const insert = insertNow();
      if (insert) insert(message);
      else to(`/mensagens-rapidas?${new URLSearchParams({ busca: message.shortcut })}`)();
    },
  }));
  return [
    { title: 'Conversas', entries: conversations },
    { title: 'Contatos', entries: people },
    { title: 'Conversas finalizadas', entries: past },
    { title: 'Mensagens rápidas', entries: text ? rankQuick(ready, text) : [] },
  ];
}

/** Returns the quick messages whose shortcut or text has the searched text, those by their shortcut first. */
function rankQuick(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const byShortcut = rank(entries, text);
  const byText = rank(
    entries.map((entry) => ({ label: entry.detail ?? '', entry })),
    text,
  ).map(({ entry }) => entry);
  return [...new Set([...byShortcut, ...byText])].slice(0, maxOthers);
}
