import { IconMessages } from '@tabler/icons-react';
import { CountField } from '../../fields/count-field.tsx';
import { DeadlineField } from '../../fields/duration-field.tsx';
import { VariableField } from '../../fields/variable-field.tsx';
import { deadlineText } from '../../model/summary-texts.ts';
import type { Kind, PanelProps } from '../kind.ts';

/** Aguardar resposta: until the customer writes anything. */
export const waitReply: Kind<'waitReply'> = {
  family: 'logic',
  order: 60,
  icon: IconMessages,
  hint: 'Espera o cliente escrever',
  create: () => ({ timeout: { amount: 1, unit: 'hours' } }),
  summary: ({ timeout }) => deadlineText(timeout),
  Panel: WaitReplyPanel,
};

function WaitReplyPanel({ settings, change }: PanelProps<'waitReply'>) {
  return (
    <>
      <DeadlineField value={settings.timeout} onChange={(timeout) => change({ timeout })} />
      <VariableField
        isOptional
        label="Guardar a resposta em"
        value={settings.variable}
        onChange={(variable) => change({ variable: variable || null })}
      />
      <CountField
        label="Juntar mensagens (segundos)"
        description="O que chegar nesse tempo depois da última conta como uma só resposta."
        min={0}
        max={60}
        value={settings.gather_seconds}
        onChange={(gather_seconds) => change({ gather_seconds })}
      />
      <CountField
        label="Guardar no máximo (mensagens)"
        min={1}
        max={20}
        value={settings.keep}
        onChange={(keep) => change({ keep })}
      />
    </>
  );
}
