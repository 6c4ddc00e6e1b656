import { Autocomplete } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Fim: the bot is done. */
export const end: Kind<'end'> = {
  family: 'logic',
  order: 100,
  icon: IconFlag,
  hint: 'Termina o atendimento do robô',
  create: defaults,
  summary: ({ text, outcome }) => text || outcome,
  Panel: EndPanel,
};

function EndPanel({ settings, change }: PanelProps<'end'>) {
  return (
    <>
      <TemplateField
        label="Mensagem final"
        placeholder="Obrigado pelo contato!"
        rows={2}
        maxLength={4096}
        value={settings.text}
        onChange={(text) => change({ text })}
      />
      <Autocomplete
        label="Resultado"
        description="Aparece nos relatórios."
        data={['resolvido', 'convertido', 'abandonado']}
        maxLength={60}
        value={settings.outcome}
        onChange={(outcome) => change({ outcome })}
      />
      <SwitchField
        label="Finalizar a conversa"
        value={settings.finish_conversation}
        onChange={(finish_conversation) => change({ finish_conversation })}
      />
    </>
  );
}
