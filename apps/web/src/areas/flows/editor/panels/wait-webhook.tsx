import { Code } from '@mantine/core';
import { DeadlineField } from '../fields/duration-field.tsx';
import classes from '../fields/fields.module.css';
import { MappingsField } from '../fields/mappings-field.tsx';
import type { PanelProps } from './panel.ts';

/** Webhook de retorno: waits for a call from outside. */
export function WaitWebhookPanel({ settings, change }: PanelProps<'waitWebhook'>) {
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
