import { useCallback, useRef, useState } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { useDeskList } from '../api/desk-list.ts';
import { nothingChosen } from '../chosen/choice.ts';
import { choose, isChoosing } from '../chosen/chosen-store.ts';
import { useDeskSettings } from '../api/use-desk-settings.ts';
import { sortKey } from '../filter/sort-key.ts';
import { useDeskFilter } from '../filter/use-desk-filter.ts';
import { useDeskNames } from '../api/use-desk-names.ts';
import { isStaging } from '../media/staging/is-staging.ts';
import type { ListHandle } from '../list/conversation-list.tsx';
import { ListPane } from '../list/list-pane.tsx';
import { useDeskRealtime } from '../live/use-desk-realtime.ts';
import { ConversationPane, loadConversation } from '../desk/conversation-pane.tsx';
import { useDepartures } from '../desk/use-departures.ts';
import { useBesideNotices } from '../../../ui/feedback/use-beside-notices.ts';
import { useCommands } from '../../../lib/commands.ts';
import { ShortcutsHelp } from '../desk/shortcuts-help.tsx';
import { useDeskShortcuts, useShortcutSetting } from '../desk/use-desk-shortcuts.ts';
import { addressedConversation, useSelection } from '../selection/use-selection.ts';
import { isWriting, write } from '../writing/early-composer.ts';
import { EarlyNotes, writeNote } from '../writing/early-note.ts';
import { useWantedWhileOpen } from '../writing/on-screen.ts';
import { useWriting } from '../writing/use-writing.ts';
import classes from './desk.module.css';

const loadNextConversation = () => import('../api/next-conversation.ts');

/** Atendimento: the conversations in progress, the open one, and what is known of its contact. */
export function Desk() {
  const { openId, open, close } = useSelection();
  const names = useDeskNames();
  const { filter, setFilter } = useDeskFilter(names);
  const [settings] = useDeskSettings();
  const { _id: me } = useCurrentUser();
  const query = useDeskList({ filter, sort: settings[sortKey(filter.situation)], me });
  const list = useRef<ListHandle>(null);
  const pane = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  /** The row after the one that was finished last, where the shortcuts continue. */
  const heir = useRef<string | null>(null);
  const [hasHelp, setHelp] = useState(false);
  const letters = useShortcutSetting();
  const rows = query.data?.rows ?? [];
  useDeskRealtime({ openId, onDeparture: useDepartures(close) });
  useWriting(openId, loadConversation);
  useWantedWhileOpen(openId);

  const leave = () => {
    if (!openId) return;
    heir.current = null;
    close();
    list.current?.focus(openId);
  };
  const placeOf = (id: string | null) => rows.findIndex((row) => row._id === id);
  /** Gives the focus to the next row, unless the person moved on in the meantime. */
  const onFinish = (id: string) => {
    const at = placeOf(id);
    const next = at === -1 ? undefined : (rows[at + 1] ?? rows[at - 1]);
    return () => {
      const isHere = [null, id].includes(addressedConversation());
      if (addressedConversation() === id) close();
      heir.current = next?._id ?? null;
      if (!isHere || !isFree(pane.current)) return;
      if (next) list.current?.focus(next._id);
      if (settings.after_finish === 'next') void openNext();
    };
  };
  /** Opens the conversation to answer next, unless the person opens another one meanwhile. */
  const openNext = async () => {
    const { nextConversation } = await loadNextConversation();
    const waiting = await nextConversation(filter);
    if (waiting === null || addressedConversation() !== null) return;
    open(waiting);
    list.current?.focus(waiting);
  };
  /** Opens a neighbour; a person who is writing continues in its composer. */
  const step = (by: number) => {
    const here = addressedConversation();
    const at = placeOf(here);
    const next = at === -1 ? rows[Math.max(0, placeOf(heir.current))] : rows[at + by];
    if (!next) return;
    const goesOn = isWriting();
    open(next._id);
    list.current?.focus(next._id);
    if (goesOn) write(next._id);
  };
  /** Lets the person write after a click or Enter, except where that would open a keyboard over half the screen. */
  const openedByHand = useCallback((id: string) => {
    if (id === addressedConversation() || window.matchMedia('(hover: hover)').matches) write(id);
  }, []);
  const actions = {
    next: () => step(1),
    previous: () => step(-1),
    write: () => {
      const id = addressedConversation();
      if (id !== null) write(id);
    },
    note: () => {
      const id = addressedConversation();
      if (id !== null) writeNote(id);
    },
    search: () => search.current?.focus(),
    back: () => {
      if (isChoosing()) choose(nothingChosen);
      else if (!isStaging()) leave();
    },
    help: () => setHelp(true),
  };
  useBesideNotices(openId === null ? 'list' : null);
  useDeskShortcuts(actions, letters[0]);
  useCommands([
    ...(openId ? [{ label: 'Escrever resposta', shortcut: 'r', run: actions.write }] : []),
    { label: 'Mostrar os atalhos', shortcut: '?', run: actions.help },
  ]);

  return (
    <div className={classes.root} data-open={openId !== null || undefined}>
      <section className={classes.list} aria-label="Lista de conversas">
        <ListPane
          ref={list}
          searchRef={search}
          query={query}
          filter={filter}
          onFilter={setFilter}
          names={names}
          openId={openId}
          onOpen={openedByHand}
          onStarted={(id) => {
            open(id);
            write(id);
          }}
        />
      </section>
      {openId !== null && <EarlyNotes key={openId} conversation_id={openId} />}
      <div ref={pane} className={classes.pane}>
        <ConversationPane
          openId={openId}
          names={names}
          onBack={leave}
          onFinish={onFinish}
          onTransferred={close}
        />
      </div>
      <ShortcutsHelp isOpen={hasHelp} letters={letters} onClose={() => setHelp(false)} />
    </div>
  );
}

/** Returns whether the focus may be moved: it is nowhere, or on something that goes away. */
function isFree(pane: HTMLElement | null): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || pane?.contains(active) === true;
}
