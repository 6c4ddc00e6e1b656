import { Code } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { DeadlineField } from '../../fields/duration-field.tsx';
import classes from '../../fields/fields.module.css';
import { MappingsField } from '../../fields/mappings-field.tsx';
import { deadlineText } from '../../model/summary-texts.ts';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Webhook de retorno: waits for a call from outside. */
export const waitWebhook: Kind<'waitWebhook'> = {
  family: 'integration',
  order: 20,
  icon: IconWebhook,
  hint: 'Espera a chamada de outro sistema',
  create: defaults,
  summary: ({ timeout }) => deadlineText(timeout),
  Panel: WaitWebhookPanel,
};

function WaitWebhookPanel({ settings, change }: PanelProps<'waitWebhook'>) {
  return (
    <>
      <p className={classes.hint}>
        Envie <Code>{'{sistema.endereco_retorno}'}</Code> ao outro sistema, numa requisição HTTP antes deste
        passo. Quando ele chamar esse endereço, o fluxo continua.
      </p>
      <DeadlineField
        label="Esperar no máximo"
        value={settings.timeout}
        onChange={(timeout) => change({ timeout })}
      />
      <MappingsField value={settings.mappings} onChange={(mappings) => change({ mappings })} />
    </>
  );
}
