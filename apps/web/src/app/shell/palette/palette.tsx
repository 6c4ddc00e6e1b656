import '@mantine/spotlight/styles.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { QuickFile } from '../../../areas/quick-messages/components/quick-file.tsx';
import { Excerpt } from '../../../areas/conversations/search/excerpt.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { KeyHint } from '../../../ui/keys/key-hint.tsx';
import dialogClasses from '../../../ui/theme/theme-components.module.css';
import { announce } from '../../../ui/feedback/live-region.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { paletteStore } from './palette-store.ts';
import classes from './palette.module.css';
import { usePaletteGroups } from './use-palette-groups.ts';

const patience = 180;

interface Props {
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
}

/**
 * Ctrl/Cmd-K: screens, conversations, contacts and quick messages by name, messages by their words, what the screen
 * offers, the colour scheme.
 */
export function Palette({ query, onQuery, onClose }: Props) {
  const { opened } = useSpotlight(paletteStore);
  const [wanted] = useDebouncedValue(query.trim(), patience);
  const { groups, isSearching } = usePaletteGroups({ query, wanted });
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  useFirstSelected(query.trim() !== '');
  const press = useEarlyEnter(query, isSearching);
  const close = () => {
    announce('');
    onQuery('');
    onClose();
  };
  return (
    <Spotlight.Root
      store={paletteStore}
      query={query}
      onQueryChange={onQuery}
      onSpotlightClose={close}
      shortcut={null}
      centered={false}
      yOffset="12dvh"
      overlayProps={{ blur: 0, backgroundOpacity: 0.4 }}
      radius="lg"
      size={560}
      scrollable
      maxHeight={420}
      // As every dialog: while it fades out, its shortcut opens it again.
      classNames={{ root: opened ? undefined : dialogClasses.closing, content: classes.content }}
      // On the dialog itself: its frame stays when it closes.
      attributes={{ content: { 'aria-label': 'Paleta de comandos' } }}
    >
      <Spotlight.Search
        aria-label="Buscar telas, pessoas, mensagens e ações"
        placeholder="Buscar telas, pessoas, mensagens e ações"
        leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
        onKeyDown={press}
      />
      <Spotlight.ActionsList>
        {groups.map(({ title, entries }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {entries.map((entry) => (
              <Line key={entry.id} entry={entry} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {count === 0 && (
          <Spotlight.Empty>
            {isSearching ? 'Buscando…' : 'Nada encontrado. Tente outro nome ou outra palavra.'}
          </Spotlight.Empty>
        )}
        {count > 0 && isSearching && <p className={classes.busy}>Buscando…</p>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function Line({ entry }: { entry: PaletteEntry }) {
  const { label, detail, excerpt, shortcut, file, stays = false, run } = entry;
  const shared = { closeSpotlightOnTrigger: !stays, onClick: run };
  if (!excerpt)
    return (
      <Spotlight.Action
        {...shared}
        label={label}
        description={detail}
        leftSection={file && <QuickFile file={file} isBare />}
        rightSection={shortcut && <KeyHint shortcut={shortcut} />}
      />
    );
  return (
    <Spotlight.Action {...shared}>
      <span className={classes.hit}>
        <Name>{label}</Name>
        <span className={classes.excerpt}>
          <Excerpt pieces={excerpt} />
        </span>
        <span className={classes.place}>{detail}</span>
      </span>
    </Spotlight.Action>
  );
}

/**
 * Selects the best match, so that Enter takes it. Also when results come in later, or before the list itself is on the
 * screen (the store changes when it is). A line that the person chose stays selected.
 */
function useFirstSelected(isSearch: boolean): void {
  const state = useSpotlight(paletteStore);
  useLayoutEffect(() => {
    if (!isSearch || state.selected > 0) return;
    const lines = document.getElementById(state.listId)?.querySelectorAll('[data-action]') ?? [];
    lines.forEach((line, place) => line.toggleAttribute('data-selected', place === 0));
    if (lines.length === 0 || state.selected >= 0) return;
    // The palette may have closed since this render; writing the rendered state back would open it again.
    paletteStore.updateState((now) => ({ ...now, selected: 0 }));
  });
}

/** Remembers an Enter that came before any result, and takes the best match once the answer is here. */
function useEarlyEnter(query: string, isSearching: boolean) {
  const { listId } = useSpotlight(paletteStore);
  const awaited = useRef<string | null>(null);
  const lines = () => document.getElementById(listId)?.querySelectorAll<HTMLElement>('[data-action]');
  useEffect(() => {
    if (isSearching || awaited.current === null) return;
    const isSame = awaited.current === query;
    awaited.current = null;
    if (isSame) lines()?.[0]?.click();
  });
  return ({ key, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter' && !nativeEvent.isComposing && isSearching && !lines()?.length)
      awaited.current = query;
  };
}
