import { lazy, Suspense } from 'react';
import { useCommands } from '../../../lib/commands.ts';
import { useSlot } from '../../../lib/slots.ts';
import { useLocalSetting } from '../../../lib/use-local-setting.ts';
import { useConversation } from '../api/conversation.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { DeferredRender } from '../../../ui/loading/deferred-render.tsx';
import { useConversationShortcuts } from './use-conversation-shortcuts.ts';
import { useDeskService } from './use-desk-service.ts';
import { isOnScreen, useWantedFinish } from '../writing/on-screen.ts';
import { setNoting } from '../writing/noting.ts';
import { useTypingGuard } from '../writing/typing-guard.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { ContactPanel } from '../contact-panel/contact-panel.tsx';
import { DeskDialogs, type DeskDialog } from '../dialogs/desk-dialogs.tsx';
import classes from './open-conversation.module.css';
import { ThreadPane } from '../thread/thread-pane.tsx';
import { useIsWideEnough } from './use-is-wide-enough.ts';
import { useKeyedState } from '../api/use-keyed-state.ts';

// Text written before this is on the screen is sent before anything else happens here.
export { sendEarly } from '../writing/send-early.ts';

const ContactSheet = lazy(() =>
  import('../contact-panel/contact-sheet.tsx').then(({ ContactSheet }) => ({ default: ContactSheet })),
);

/** Width of thread and panel beside each other: a composer of 420 px with its margins, and the panel. */
const panelNeedsPx = 500 + 280;

interface Props {
  conversation_id: string;
  names: DeskNames;
  onBack: () => void;
  /** Called before the conversation is finished; returns what to do once it is. */
  onFinish: (conversation_id: string) => () => void;
  /** Called once the conversation was handed to another department. */
  onTransferred: () => void;
}

/**
 * Thread, contact panel and dialogs of the open conversation. The panel is a column, or a sheet where space is tight.
 */
export function OpenConversation(props: Props) {
  const { conversation_id, names, onBack, onFinish, onTransferred } = props;
  const { data: conversation } = useConversation(conversation_id);
  const [dialog, setDialog] = useKeyedState<DeskDialog | null>(conversation_id, null);
  const [thread, hasRoom] = useIsWideEnough(panelNeedsPx);
  const [hasColumn, setColumn] = useLocalSetting('desk_panel', true);
  const [hasSheet, setSheet] = useKeyedState(conversation_id, false);
  const isPanelOpen = hasRoom ? hasColumn : hasSheet;
  const setPanel = hasRoom ? setColumn : setSheet;
  const added = useSlot('headerActions', conversation);
  const canTransfer = conversation?.finished === null;
  useTypingGuard(conversation_id);
  const service = useDeskService({ onFinish });
  useWantedFinish(conversation_id, (sent) => service.finish(conversation_id, sent));
  /** Keeps shortcuts from changing a conversation that is not on the screen yet. */
  const onceSeen = (act: () => void) => () =>
    isOnScreen(conversation_id) ? act() : notify.info('Espere a conversa aparecer para usar este atalho.');
  const take = () => service.take(conversation_id);
  const finish = () => service.finish(conversation_id);
  const openTags = onceSeen(() => setDialog('tags'));
  const transfer = onceSeen(() => canTransfer && setDialog('transfer'));
  const assign = onceSeen(() => canTransfer && setDialog('assign'));
  const keys = { take: onceSeen(take), finish: onceSeen(finish) };
  useConversationShortcuts({ ...keys, tags: openTags, department: transfer, assign });
  useCommands([
    { label: 'Assumir atendimento', shortcut: 'a', run: keys.take },
    { label: 'Finalizar atendimento', shortcut: 'e', run: keys.finish },
    { label: 'Editar tags', shortcut: 't', run: openTags },
    { label: 'Transferir para departamento', shortcut: 'd', run: transfer },
    { label: 'Passar para um colega', shortcut: 'p', run: assign },
    { label: 'Escrever nota interna', shortcut: 'n', run: () => setNoting(conversation_id, true) },
    ...added.map((action) => ({ label: action.label, run: () => setDialog(action) })),
  ]);
  const panel = conversation && (
    <ContactPanel conversation={conversation} names={names} onClose={() => setPanel(false)} />
  );
  return (
    <>
      <section ref={thread} className={classes.thread} aria-label="Conversa">
        <ThreadPane
          onBack={onBack}
          onTake={take}
          onFinish={finish}
          isBusy={service.isBusy(conversation_id)}
          conversation_id={conversation_id}
          names={names}
          isPanelOpen={isPanelOpen}
          onPanel={() => setPanel(!isPanelOpen)}
          onDialog={setDialog}
        />
      </section>
      {hasRoom && isPanelOpen && (
        <aside key={conversation_id} className={classes.panel} aria-label="Dados do contato">
          <DeferredRender>{panel}</DeferredRender>
        </aside>
      )}
      <Suspense fallback={null}>
        {!hasRoom && isPanelOpen && (
          <ContactSheet opened={isPanelOpen} onClose={() => setPanel(false)}>
            {panel}
          </ContactSheet>
        )}
      </Suspense>
      {conversation && (
        <DeskDialogs
          dialog={dialog}
          conversation={conversation}
          names={names}
          onClose={() => setDialog(null)}
          onTransferred={onTransferred}
        />
      )}
    </>
  );
}
