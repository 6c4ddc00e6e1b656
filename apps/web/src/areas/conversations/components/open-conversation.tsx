import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, type Ref } from 'react';
import { useCommands } from '../../../lib/commands.ts';
import { useLocalSetting } from '../../../lib/use-local-setting.ts';
import { useConversation } from '../api/conversation.ts';
import type { DeskNames } from '../api/use-desk-names.ts';
import { Later } from '../../../ui/later.tsx';
import { useConversationShortcuts } from '../use-desk-shortcuts.ts';
import { ContactPanel } from './contact-panel.tsx';
import { DeskDialogs, type DeskDialog } from './desk-dialogs.tsx';
import classes from './open-conversation.module.css';
import { ThreadPane, type PaneHandle } from './thread-pane.tsx';
import { useStateOf } from './use-state-of.ts';

const ContactSheet = lazy(() =>
  import('./contact-sheet.tsx').then(({ ContactSheet }) => ({ default: ContactSheet })),
);

interface Props {
  conversation_id: string;
  names: DeskNames;
  onBack: () => void;
  onTake: () => void;
  onFinish: () => void;
  /** True while it is being taken or finished. */
  isBusy: boolean;
  /** The conversation was handed to another department. */
  onTransferred: () => void;
  writesAtOnce: boolean;
  ref?: Ref<PaneHandle>;
}

/** Thread, contact panel and dialogs of the open conversation. The panel is a column, or a sheet where it is tight. */
export function OpenConversation(props: Props) {
  const { conversation_id, names, onTransferred, ref, ...pane } = props;
  const { data: conversation } = useConversation(conversation_id);
  const [dialog, setDialog] = useStateOf<DeskDialog | null>(conversation_id, null);
  const hasRoom = useMediaQuery('(min-width: 80em)', undefined, { getInitialValueInEffect: false }) ?? true;
  const [hasColumn, setColumn] = useLocalSetting('desk_panel', true);
  const [hasSheet, setSheet] = useStateOf(conversation_id, false);
  const isPanelOpen = hasRoom ? hasColumn : hasSheet;
  const setPanel = hasRoom ? setColumn : setSheet;
  const canTransfer = conversation?.finished === null;
  const openTags = () => setDialog('tags');
  const transfer = () => canTransfer && setDialog('transfer');
  useConversationShortcuts({ tags: openTags, department: transfer });
  useCommands([
    { label: 'Editar tags', shortcut: 't', run: openTags },
    { label: 'Transferir para departamento', shortcut: 'd', run: transfer },
    ...(canTransfer ? [{ label: 'Transferir para fluxo', run: () => setDialog('flow') }] : []),
  ]);
  const panel = conversation && (
    <ContactPanel conversation={conversation} names={names} onClose={() => setPanel(false)} />
  );
  return (
    <>
      <section className={classes.thread} aria-label="Conversa">
        <ThreadPane
          {...pane}
          ref={ref}
          conversation_id={conversation_id}
          names={names}
          isPanelOpen={isPanelOpen}
          onPanel={() => setPanel(!isPanelOpen)}
          onDialog={setDialog}
        />
      </section>
      {hasRoom && isPanelOpen && (
        <aside key={conversation_id} className={classes.panel} aria-label="Dados do contato">
          <Later>{panel}</Later>
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
