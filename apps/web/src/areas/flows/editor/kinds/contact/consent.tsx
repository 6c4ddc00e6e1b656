import { TextInput } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { CountField } from '../../fields/count-field.tsx';
import { DeadlineField } from '../../fields/duration-field.tsx';
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
      <TemplateField
        label="Quando não entender"
        maxLength={1024}
        value={settings.no_match_text}
        onChange={(no_match_text) => change({ no_match_text })}
      />
      <CountField
        label="Tentativas"
        min={1}
        max={10}
        value={settings.attempts}
        onChange={(attempts) => change({ attempts })}
      />
      <DeadlineField value={settings.timeout} onChange={(timeout) => change({ timeout })} />
    </>
  );
}
