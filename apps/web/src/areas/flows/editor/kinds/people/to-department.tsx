import { Select } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useEditor } from '../../state/editor-context.ts';
import { DeadlineField } from '../../fields/duration-field.tsx';
import { ReferenceSelect } from '../../fields/reference-select.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Transferir para departamento: hands the conversation to people. */
export const toDepartment: Kind<'toDepartment'> = {
  family: 'people',
  order: 10,
  icon: IconBuilding,
  hint: 'Passa a conversa para a equipe',
  create: defaults,
  summary: ({ department, text }, { departments }) =>
    [departments.get(department) ?? '', text].filter(Boolean).join(' · '),
  Panel: ToDepartmentPanel,
};

const strategies = [
  { value: 'none', label: 'Quem pegar primeiro' },
  { value: 'least_loaded', label: 'Quem tem menos conversas' },
  { value: 'longest_idle', label: 'Quem está livre há mais tempo' },
  { value: 'last_agent', label: 'Quem atendeu por último' },
] as const;

function ToDepartmentPanel({ settings, change }: PanelProps<'toDepartment'>) {
  const { departments } = useEditor().company;
  return (
    <>
      <ReferenceSelect
        label="Departamento"
        placeholder="Escolha um departamento"
        nothingFound="Nenhum departamento criado ainda"
        rows={departments}
        value={settings.department}
        onChange={(department) => change({ department })}
      />
      <Select
        label="Quem recebe"
        data={[...strategies]}
        value={settings.strategy}
        allowDeselect={false}
        onChange={(strategy) => strategy && change({ strategy })}
      />
      <TemplateField
        label="Mensagem para o cliente"
        placeholder="Já vou passar você para a equipe."
        rows={2}
        maxLength={1024}
        value={settings.text}
        onChange={(text) => change({ text })}
      />
      <TemplateField
        label="Lugar na fila"
        description="Dito depois da mensagem a quem precisa esperar. {posicao} é o lugar do cliente na fila do departamento."
        placeholder="Você é o {posicao}º da fila."
        maxLength={1024}
        value={settings.place_text}
        onChange={(place_text) => change({ place_text })}
      />
      <SwitchField
        label="Prioridade alta"
        description="O atendimento chega marcado para a equipe."
        value={settings.priority === 'high'}
        onChange={(isHigh) => change({ priority: isHigh ? 'high' : 'normal' })}
      />
      <SwitchField
        label="Deixar um resumo para a equipe"
        description="As respostas e o caminho pelo fluxo, numa mensagem do sistema."
        value={settings.summary}
        onChange={(summary) => change({ summary })}
      />
      <DeadlineField
        label="Se ninguém assumir a tempo, o robô continua"
        value={settings.timeout}
        onChange={(timeout) => change({ timeout })}
      />
    </>
  );
}
