import { IconUserCheck } from '@tabler/icons-react';
import { useEditor } from '../../state/editor-context.ts';
import { ReferenceSelect } from '../../fields/reference-select.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Atribuir atendente: hands the conversation to one person. */
export const toAgent: Kind<'toAgent'> = {
  family: 'people',
  order: 20,
  icon: IconUserCheck,
  hint: 'Passa a conversa para uma pessoa',
  create: defaults,
  summary: ({ user }, { users }) => (user ? (users.get(user) ?? '…') : 'Quem atendeu por último'),
  Panel: ToAgentPanel,
};

function ToAgentPanel({ settings, change }: PanelProps<'toAgent'>) {
  const { users } = useEditor().company;
  return (
    <>
      <ReferenceSelect
        label="Atendente"
        placeholder="Escolha uma pessoa"
        none="Quem atendeu este contato por último"
        rows={users}
        value={settings.user}
        onChange={(user) => change({ user })}
      />
      <TemplateField
        label="Mensagem para o cliente"
        placeholder="{sistema.atendente} já vai falar com você."
        rows={2}
        maxLength={1024}
        value={settings.text}
        onChange={(text) => change({ text })}
      />
      <SwitchField
        label="Deixar um resumo para o atendente"
        value={settings.summary}
        onChange={(summary) => change({ summary })}
      />
    </>
  );
}
