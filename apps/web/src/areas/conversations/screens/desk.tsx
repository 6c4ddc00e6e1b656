import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useDeskList } from '../api/desk-list.ts';
import { useDeskFilter } from '../api/use-desk-filter.ts';
import { useDeskNames } from '../api/use-desk-names.ts';
import type { ListHandle } from '../components/conversation-list.tsx';
import { ListPane } from '../components/list-pane.tsx';
import { NoConversation } from '../components/no-conversation.tsx';
import { ThreadSkeleton } from '../components/thread-skeleton.tsx';
import type { PaneHandle } from '../components/thread-pane.tsx';
import { useDeskRealtime } from '../realtime.ts';
import { useDepartures } from '../use-departures.ts';
import { useIdleLoad } from '../../../ui/use-idle-load.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useDeskShortcuts, useShortcutSetting } from '../use-desk-shortcuts.ts';
import { useDeskService } from '../use-desk-service.ts';
import { addressedConversation, useSelection } from '../use-selection.ts';
import classes from './desk.module.css';

const loadConversation = () => import('../components/open-conversation.tsx');
const OpenConversation = lazy(() =>
  loadConversation().then(({ OpenConversation }) => ({ default: OpenConversation })),
);
const ShortcutsDialog = lazy(() =>
  import('../components/shortcuts-dialog.tsx').then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
);

/** Atendimento: the conversations in progress, the open one, and what is known of its contact. */
export function Desk() {
  const { openId, open, close } = useSelection();
  const names = useDeskNames();
  const { filter, setFilter } = useDeskFilter(names);
  const query = useDeskList(filter);
  const list = useRef<ListHandle>(null);
  const pane = useRef<PaneHandle>(null);
  const search = useRef<HTMLInputElement>(null);
  const [writesAtOnce, setWritesAtOnce] = useState(false);
  const [hasHelp, setHelp] = useState(false);
  const [letters, setLetters] = useShortcutSetting();
  const rows = query.data?.rows ?? [];
  useIdleLoad(loadConversation);
  useDeskRealtime({ openId, onDeparture: useDepartures({ openId, close }) });

  const leave = () => {
    if (!openId) return;
    close();
    list.current?.focus(openId);
  };
  const service = useDeskService({
    rows,
    onFinished: (next) => {
      close();
      if (next) list.current?.focus(next);
    },
  });
  const step = (by: number) => {
    const here = addressedConversation();
    const at = rows.findIndex((row) => row._id === here);
    const next = rows[at === -1 ? 0 : at + by];
    if (!next) return;
    setWritesAtOnce(false);
    open(next._id);
    list.current?.focus(next._id);
  };
  /** A click or Enter wants to write, except where that would bring up a keyboard over half the screen. */
  const openedByHand = useCallback((id: string) => {
    if (id === addressedConversation()) pane.current?.write();
    setWritesAtOnce(window.matchMedia('(hover: hover)').matches);
  }, []);
  const withAddressed = (act: (id: string) => void) => {
    const id = addressedConversation();
    if (id !== null) act(id);
  };
  const actions = {
    next: () => step(1),
    previous: () => step(-1),
    write: () => pane.current?.write(),
    search: () => search.current?.focus(),
    take: () => withAddressed(service.take),
    finish: () => withAddressed(service.finish),
    back: leave,
    help: () => setHelp(true),
  };
  useDeskShortcuts(actions, letters);
  useCommands([
    ...(openId
      ? [
          { label: 'Escrever resposta', shortcut: 'r', run: actions.write },
          { label: 'Assumir atendimento', shortcut: 'a', run: actions.take },
          { label: 'Finalizar atendimento', shortcut: 'e', run: actions.finish },
        ]
      : []),
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
            setWritesAtOnce(true);
            open(id);
          }}
        />
      </section>
      <div className={classes.pane}>
        {openId === null ? (
          <NoConversation />
        ) : (
          <Suspense fallback={<ThreadSkeleton withHeader />}>
            <OpenConversation
              ref={pane}
              conversation_id={openId}
              names={names}
              onBack={leave}
              onTake={() => service.take(openId)}
              onFinish={() => service.finish(openId)}
              isBusy={service.isBusy}
              onTransferred={close}
              writesAtOnce={writesAtOnce}
            />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>
        {hasHelp && (
          <ShortcutsDialog enabled={letters} onEnabled={setLetters} onClose={() => setHelp(false)} />
        )}
      </Suspense>
    </div>
  );
}
