import { Select } from '@mantine/core';
import type { FlowNodeOf } from '@prosa/contract';
import { useEditor } from '../editor-context.ts';
import { RowsField } from '../fields/rows-field.tsx';
import { TemplateField } from '../fields/template-field.tsx';
import { VariableField } from '../fields/variable-field.tsx';
import { freeVariable } from '../model/new-node.ts';
import type { PanelProps } from './panel.ts';

type Assignment = FlowNodeOf<'set'>['settings']['assignments'][number];

const kindOptions = [
  { value: 'text', label: 'recebe o texto' },
  { value: 'expression', label: 'recebe o cálculo' },
  { value: 'add', label: 'soma' },
  { value: 'clear', label: 'é esquecida' },
] as const;

const examples = { text: 'Olá, {contato.nome}', expression: 'preco * quantidade', add: '1' };

/** Definir variável: keeps or calculates values. */
export function SetPanel({ settings, change }: PanelProps<'set'>) {
  const { document } = useEditor().state;
  return (
    <RowsField<Assignment>
      label="Variáveis"
      rowName="Variável"
      rows={settings.assignments}
      onChange={(assignments) => change({ assignments })}
      make={() => ({ variable: freeVariable(document, 'valor'), kind: 'text', value: '' })}
      min={1}
      max={30}
    >
      {(assignment, changeOne) => (
        <>
          <VariableField
            isBare
            label="Variável"
            value={assignment.variable}
            onChange={(variable) => changeOne({ variable })}
          />
          <Select
            aria-label="O que acontece com ela"
            data={[...kindOptions]}
            value={assignment.kind}
            allowDeselect={false}
            onChange={(kind) => kind && changeOne({ kind, ...(kind === 'clear' ? { value: '' } : {}) })}
          />
          {assignment.kind !== 'clear' && (
            <TemplateField
              isBare
              label="Valor"
              placeholder={examples[assignment.kind]}
              isCode={assignment.kind === 'expression'}
              maxLength={1000}
              value={assignment.value}
              onChange={(value) => changeOne({ value })}
            />
          )}
        </>
      )}
    </RowsField>
  );
}
