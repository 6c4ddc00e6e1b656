import { ActionIcon, Button, Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { limits, type Conversation, type MessageHit } from '@prosa/contract';
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { dateTime } from '../../../lib/dates.ts';
import { announce } from '../../../ui/feedback/live-region.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { useShortcut } from '../../../ui/keys/use-shortcut.ts';
import type { ShowMessage } from '../api/use-reading.ts';
import { plainExcerpt } from './excerpt.tsx';
import { HitList } from './hit-list.tsx';
import { hitAuthor } from './hit-author.ts';
import classes from './search-panel.module.css';
import { useMessageSearch } from './use-message-search.ts';

interface Props {
  conversation: Conversation;
  /** What was typed before the field appeared. */
  early: string;
  /** Called before the field takes the focus. */
  onOpen: () => void;
  onShow: ShowMessage;
  onClose: () => void;
}

/** Where the person is in the hits of one text. */
interface Place {
  text: string;
  active: number;
  /** The hit that was shown last. */
  shownId: string | null;
}

/** Searches the messages of a conversation, above its thread; keys move through the hits without leaving the field. */
export function SearchPanel({ conversation, early, onOpen, onShow, onClose }: Props) {
  const me = useCurrentUser();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(early);
  const [rested] = useDebouncedValue(typed, limits.contact_search_debounce_ms);
  const text = rested.trim();
  const search = useMessageSearch(conversation._id, text);
  const [kept, setPlace] = useState<Place>({ text, active: 0, shownId: null });
  const place = kept.text === text ? kept : { text, active: 0, shownId: null };
  const [isFolded, setFolded] = useState(false);
  const isNarrow = useIsPhone();
  const { hits } = search;
  const active = Math.min(place.active, hits.length - 1);
  const isReady = hits.length > 0 && !search.isOld && typed.trim() === text;
  const isOpen = text !== '' && hits.length > 0 && !isFolded;
  const optionId = (index: number) => `${id}-${index}`;
  const seek = () => {
    field.current?.focus();
    field.current?.select();
  };
  useLayoutEffect(() => {
    onOpen();
    field.current?.focus();
    field.current?.setSelectionRange(early.length, early.length);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it opens
  }, []);
  // Pressed again in the field, the shortcut is the browser's own.
  useShortcut('mod+f', seek, { whileTyping: true, when: () => document.activeElement !== field.current });

  const show = (index: number) => {
    const hit = hits[index];
    if (!hit || !isReady) return;
    setPlace({ text, active: index, shownId: hit._id });
    setFolded(isNarrow);
    announce(
      spoken(hit, { place: `${index + 1} de ${hits.length}`, author: hitAuthor(hit, conversation, me) }),
    );
    onShow(hit.platform_message_id, { takesFocus: isNarrow });
  };
  const move = (to: number) => {
    if (to >= hits.length && search.hasMore) search.more();
    setFolded(false);
    setPlace({ ...place, active: Math.max(0, Math.min(to, hits.length - 1)) });
  };
  const isShown = place.shownId !== null && hits[active]?._id === place.shownId;
  const step = (by: 1 | -1) => show(isShown ? active + by : active);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const acts = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      Enter: () => step(event.shiftKey ? -1 : 1),
    }[event.key];
    if (!acts) return;
    event.preventDefault();
    acts();
  };

  return (
    <div className={classes.root} role="search" aria-label="Buscar nesta conversa">
      <div className={classes.line}>
        <TextInput
          ref={field}
          className={classes.field}
          type="text"
          role="combobox"
          aria-label="Buscar nas mensagens"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={isOpen ? optionId(active) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Buscar nesta conversa"
          maxLength={limits.message_search_max_chars}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={search.isBusy && <Loader size={14} aria-hidden />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFolded(false);
          }}
          onFocus={() => setFolded(false)}
          onKeyDown={press}
        />
        <ActionIcon
          size={36}
          aria-label="Resultado mais recente"
          title="Resultado mais recente"
          {...unavailable(!isReady || active <= 0)}
          onClick={() => show(active - 1)}
        >
          <IconChevronUp size={19} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          size={36}
          aria-label="Resultado mais antigo"
          title="Resultado mais antigo"
          {...unavailable(!isReady || (isShown && active >= hits.length - 1))}
          onClick={() => step(1)}
        >
          <IconChevronDown size={19} stroke={1.7} />
        </ActionIcon>
        <ActionIcon size={36} aria-label="Fechar busca" title="Fechar busca" onClick={onClose}>
          <IconX size={18} stroke={1.7} />
        </ActionIcon>
      </div>
      <div className={classes.state}>
        <p role="status">{stateOf({ text, search, shown: isShown ? active + 1 : null })}</p>
        {search.problem && (
          <Button size="compact-xs" variant="default" onClick={search.retry}>
            Tentar de novo
          </Button>
        )}
      </div>
      {isOpen && (
        <HitList
          id={id}
          optionId={optionId}
          hits={hits}
          active={active}
          isOld={search.isOld}
          conversation={conversation}
          onPick={show}
          onMore={search.hasMore ? search.more : null}
        />
      )}
    </div>
  );
}

/** Returns the properties of a button that does nothing now, but keeps the focus. */
function unavailable(isIt: boolean) {
  return { 'aria-disabled': isIt, 'data-disabled': isIt || undefined };
}

interface State {
  text: string;
  search: ReturnType<typeof useMessageSearch>;
  /** Index of the hit on screen. */
  shown: number | null;
}

function stateOf({ text, search, shown }: State): string {
  const { hits, hasMore, isBusy, isOld, problem } = search;
  if (text === '') return 'Escreva uma palavra ou parte dela.';
  if (problem) return problem;
  if (hits.length === 0 || isOld) return isBusy ? 'Buscando…' : `Nenhuma mensagem com “${text}”.`;
  const count = `${hits.length}${hasMore || isBusy ? '+' : ''}`;
  if (shown !== null) return `${shown} de ${count}`;
  return hits.length === 1 && count === '1' ? '1 mensagem encontrada' : `${count} mensagens encontradas`;
}

function spoken(
  { created, excerpt }: MessageHit,
  { place, author }: { place: string; author: string },
): string {
  return `${place}: ${author}, ${dateTime(created)}. ${plainExcerpt(excerpt)}`;
}
