import { Modal, Switch } from '@mantine/core';
import { KeyHint } from '../../../ui/key-hint.tsx';
import { deskKeys, typingKeys } from '../use-desk-shortcuts.ts';
import classes from './shortcuts-dialog.module.css';

interface Props {
  enabled: boolean;
  onEnabled: (enabled: boolean) => void;
  onClose: () => void;
}

/** The desk's keys, and the switch that turns the single-letter ones off. */
export function ShortcutsDialog({ enabled, onEnabled, onClose }: Props) {
  return (
    <Modal opened onClose={onClose} title="Atalhos do atendimento" size={400}>
      <dl className={classes.keys}>
        {deskKeys.map(({ key, label }) => (
          <div key={key} className={classes.key}>
            <dt>{label}</dt>
            <dd>
              <KeyHint shortcut={key} />
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={classes.heading}>Enquanto você escreve</h3>
      <dl className={classes.keys}>
        {typingKeys.map(({ key, label }) => (
          <div key={key} className={classes.key}>
            <dt>{label}</dt>
            <dd>
              <KeyHint shortcut={key} />
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="md"
        label="Usar atalhos de uma tecla"
        checked={enabled}
        onChange={(event) => onEnabled(event.currentTarget.checked)}
      />
    </Modal>
  );
}
