import { Switch } from '@mantine/core';
import { useCan } from '../../../lib/current-user.tsx';
import { goKeys } from '../../../lib/go-keys.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { KeyList } from '../../../ui/keys/key-list.tsx';
import { deskKeys, typingKeys } from './desk-keys.ts';
import classes from './shortcuts-dialog.module.css';

interface Props {
  enabled: boolean;
  onEnabled: (enabled: boolean) => void;
  onClose: () => void;
}

/** The desk's shortcuts, and the switch that turns the single-key ones off. */
export function ShortcutsDialog({ enabled, onEnabled, onClose }: Props) {
  const can = useCan();
  const screens = goKeys.filter(({ ability }) => can(ability));
  return (
    <Dialog opened onClose={onClose} title="Atalhos do atendimento" size={400}>
      <KeyList keys={deskKeys} />
      <h3 className={classes.heading}>Enquanto você escreve</h3>
      <KeyList keys={typingKeys} />
      <h3 className={classes.heading}>Ir para, em qualquer tela</h3>
      <KeyList keys={screens.map(({ key, label }) => ({ key: `g ${key}`, label }))} />
      <Switch
        mt="md"
        label="Usar atalhos de uma tecla"
        checked={enabled}
        onChange={(event) => onEnabled(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
