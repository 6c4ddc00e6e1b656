import { IconMessageCircle } from '@tabler/icons-react';
import { KeyHint } from '../../../ui/keys/key-hint.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import classes from './no-conversation.module.css';

/** Takes the middle of the desk while no conversation is open. */
export function NoConversation() {
  return (
    <div className={classes.root}>
      <EmptyState icon={IconMessageCircle} title="Escolha uma conversa">
        As mensagens aparecem aqui.
      </EmptyState>
      <p className={classes.keys}>
        <KeyHint shortcut="j" /> <KeyHint shortcut="k" /> percorrem a lista · <KeyHint shortcut="?" /> mostra
        todos os atalhos
      </p>
    </div>
  );
}
