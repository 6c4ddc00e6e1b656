import { DeadlineField } from '../fields/duration-field.tsx';
import classes from '../fields/fields.module.css';
import type { PanelProps } from './panel.ts';

/** Ignorar contato: for a time, or until a person undoes it. */
export function IgnorePanel({ settings, change }: PanelProps<'ignore'>) {
  return (
    <>
      <p className={classes.hint}>
        A partir daqui nada do que este contato escrever é recebido. Sem um prazo, ou antes dele, só uma
        pessoa pode desfazer, no cadastro do contato.
      </p>
      <DeadlineField
        label="Voltar a receber depois de um tempo"
        value={settings.duration}
        onChange={(duration) => change({ duration })}
      />
    </>
  );
}
