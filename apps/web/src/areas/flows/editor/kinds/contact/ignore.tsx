import { IconBan } from '@tabler/icons-react';
import { DeadlineField } from '../../fields/duration-field.tsx';
import classes from '../../fields/fields.module.css';
import { durationText } from '../../model/summary-texts.ts';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Ignorar contato: for a time, or until a person undoes it. */
export const ignore: Kind<'ignore'> = {
  family: 'contact',
  order: 40,
  icon: IconBan,
  hint: 'Para de receber este contato',
  create: defaults,
  summary: ({ duration }) => (duration ? `Por ${durationText(duration)}` : 'Até uma pessoa desfazer'),
  Panel: IgnorePanel,
};

function IgnorePanel({ settings, change }: PanelProps<'ignore'>) {
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
