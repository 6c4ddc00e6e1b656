import { useMantineColorScheme } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useFirstSteps } from '../../../areas/first-steps/use-first-steps.ts';
import { currentCommands } from '../../../lib/commands.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { goKeys } from '../../../lib/go-keys.ts';
import { rank } from '../../../lib/rank.ts';
import { menuItems } from '../../areas.ts';
import { firstStepsPath } from '../../../areas/first-steps/path.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { useFoundMessages } from './use-found-messages.ts';
import { useFoundNames } from './use-found-names.ts';

interface Search {
  /** What is typed now. */
  query: string;
  /** The same once typing pauses; this is sent to the server. */
  wanted: string;
}

/** Returns what the palette shows for a search, by group; the ranking stays the same while the person types. */
export function usePaletteGroups({ query, wanted }: Search) {
  const names = useFoundNames(wanted);
  const messages = useFoundMessages(wanted);
  const isTyping = query.trim() !== wanted;
  const isNaming = isTyping || names.isSearching;
  const screens = useScreens();
  const schemes = useSchemes();
  const commands = currentCommands().map((command): PaletteEntry => ({
    ...command,
    id: `do:${command.label}`,
  }));
  // While the answer is on its way, Enter must not open what only an earlier search found.
  const found = names.groups.map(({ title, entries }) => ({
    title,
    entries: query.trim() ? (isNaming ? rank(entries, query) : entries) : [],
  }));
  const failed = isTyping ? null : (names.retry ?? messages.retry);
  const retry: PaletteEntry[] = failed
    ? [{ id: 'retry', label: 'A busca não foi completada. Tentar de novo', stays: true, run: failed }]
    : [];
  const groups: { title: string; entries: PaletteEntry[] }[] = [
    { title: 'Nesta tela', entries: rank(commands, query) },
    ...found,
    { title: 'Ir para', entries: rank(screens, query) },
    { title: 'Tema', entries: rank(schemes, query) },
    // Last: what comes later than the names must not move what Enter takes.
    { title: 'Mensagens', entries: isTyping ? [] : messages.entries },
    { title: 'Sem resposta', entries: retry },
  ];
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    isSearching: isNaming || messages.isSearching,
  };
}

function useScreens(): PaletteEntry[] {
  const can = useCan();
  const navigate = useNavigate();
  const isLed = useFirstSteps()?.is_over === false;
  const profile = { to: '/meu-perfil', label: 'Meu cadastro', ability: undefined };
  return [...menuItems, profile]
    .filter(({ ability, to }) => (!ability || can(ability)) && (isLed || to !== firstStepsPath))
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
