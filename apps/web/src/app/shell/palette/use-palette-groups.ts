import { useMantineColorScheme } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import { calls } from '@prosa/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { currentCommands } from '../../../lib/commands.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { goKeys } from '../../../lib/go-keys.ts';
import { rank } from '../../../lib/rank.ts';
import { menuItems } from '../../areas.ts';
import { contactName } from '../../../areas/contacts/contact-name.ts';

/** A line of the palette. */
export interface PaletteEntry {
  id: string;
  label: string;
  detail?: string;
  shortcut?: string;
  run: () => void;
}

interface Search {
  /** What is typed now. */
  query: string;
  /** The same once typing pauses; this is sent to the server. */
  wanted: string;
}

const maxConversations = 6;

/** Returns what the palette shows for a search, by group; the ranking stays the same while the person types. */
export function usePaletteGroups({ query, wanted }: Search) {
  const conversations = useConversations(wanted);
  const isSearching = conversations.isSearching || query.trim() !== wanted;
  const screens = useScreens();
  const schemes = useSchemes();
  const commands = currentCommands().map((command): PaletteEntry => ({
    ...command,
    id: `do:${command.label}`,
  }));
  // While the answer is on its way, Enter must not open what only an earlier search found.
  const found = isSearching ? rank(conversations.entries, query) : conversations.entries;
  const groups: { title: string; entries: PaletteEntry[] }[] = [
    { title: 'Nesta tela', entries: rank(commands, query) },
    { title: 'Conversas', entries: query.trim() ? found : [] },
    { title: 'Ir para', entries: rank(screens, query) },
    { title: 'Tema', entries: rank(schemes, query) },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching,
  };
}

function useConversations(wanted: string): { entries: PaletteEntry[]; isSearching: boolean } {
  const canSee = useCan()('conversations.view');
  const navigate = useNavigate();
  // Under its own key: what the desk caches under the call's key has another shape and is patched live.
  const { data, isFetching } = useQuery({
    queryKey: ['palette', wanted],
    queryFn: ({ signal }) =>
      call(calls.getDeskConversations, { limit: maxConversations, filter: { text: wanted } }, { signal }),
    enabled: canSee && wanted !== '',
    staleTime: 0,
  });
  const entries = (wanted && data ? data.data : []).slice(0, maxConversations).map(({ _id, contact }) => ({
    id: `talk:${_id}`,
    label: contactName(contact),
    detail: formatPhone(contact.phone),
    run: () => void navigate(`/atendimento?${new URLSearchParams({ conversa: _id })}`),
  }));
  return { entries, isSearching: isFetching };
}

function useScreens(): PaletteEntry[] {
  const can = useCan();
  const navigate = useNavigate();
  const profile = { to: '/meu-perfil', label: 'Meu cadastro', ability: undefined };
  return [...menuItems, profile]
    .filter(({ ability }) => !ability || can(ability))
    .map(({ to, label }) => ({ id: `go:${to}`, label, ...shortcutTo(to), run: () => void navigate(to) }));
}

function shortcutTo(path: string): Pick<PaletteEntry, 'shortcut'> {
  const go = goKeys.find(({ to }) => to === path);
  return go ? { shortcut: `g ${go.key}` } : {};
}

function useSchemes(): PaletteEntry[] {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return [
    { id: 'scheme:light', label: 'Tema claro', run: () => setColorScheme('light') },
    { id: 'scheme:dark', label: 'Tema escuro', run: () => setColorScheme('dark') },
    { id: 'scheme:auto', label: 'Tema do sistema', run: () => setColorScheme('auto') },
  ];
}
