import { TextInput } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { RetryFields } from '../../fields/retry-fields.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { WordsField } from '../../fields/words-field.tsx';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Consentimento: asked, answered and recorded with its proof. */
export const consent: Kind<'consent'> = {
  family: 'contact',
  order: 30,
  icon: IconShieldCheck,
  hint: 'Pede autorização e guarda a prova',
  create: defaults,
  summary: ({ text }) => text,
  Panel: ConsentPanel,
};

function ConsentPanel({ settings, change }: PanelProps<'consent'>) {
  return (
    <>
      <TemplateField
        label="Pedido"
        placeholder="Podemos enviar novidades por aqui? Responda SIM ou NÃO."
        rows={3}
        maxLength={4096}
        value={settings.text}
        onChange={(text) => change({ text })}
      />
      <TextInput
        label="Finalidade"
        description="Fica registrada junto com a resposta, a hora e o texto do pedido."
        maxLength={120}
        value={settings.purpose}
        onChange={({ currentTarget }) => change({ purpose: currentTarget.value })}
      />
      <WordsField
        label="Aceita com"
        max={20}
        maxLength={60}
        value={settings.accept_words}
        onChange={(accept_words) => change({ accept_words })}
      />
      <WordsField
        label="Recusa com"
        max={20}
        maxLength={60}
        value={settings.deny_words}
        onChange={(deny_words) => change({ deny_words })}
      />
      <RetryFields
        label="Quando não entender"
        text={settings.no_match_text}
        onTextChange={(no_match_text) => change({ no_match_text })}
        settings={settings}
        change={change}
      />
    </>
  );
}
