import { Select } from '@mantine/core';
import type { FlowDocument, FlowNodeOf } from '@prosa/contract';
import { lastingPrefix } from '@prosa/flow-engine';
import { IconVariable } from '@tabler/icons-react';
import { useEditor } from '../../state/editor-context.ts';
import { DeadlineField } from '../../fields/duration-field.tsx';
import { RowsField } from '../../fields/rows-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { VariableField } from '../../fields/variable-field.tsx';
import { listText } from '../../model/summary-texts.ts';
import { freeVariable } from '../../model/variables.ts';
import type { Kind, PanelProps } from '../kind.ts';

/** Definir variável: keeps or calculates values. */
export const set: Kind<'set'> = {
  family: 'logic',
  order: 40,
  icon: IconVariable,
  hint: 'Guarda ou calcula um valor',
  create: ({ document }) => ({ assignments: [newAssignment(document)] }),
  summary: ({ assignments }) => listText(assignments.map(assignmentText)),
  Panel: SetPanel,
};

type Assignment = FlowNodeOf<'set'>['settings']['assignments'][number];

const kindOptions = [
  { value: 'text', label: 'recebe o texto' },
  { value: 'expression', label: 'recebe o cálculo' },
  { value: 'add', label: 'soma' },
  { value: 'clear', label: 'é esquecida' },
] as const;

const scopeOptions = [
  { value: 'flow', label: 'vale só neste fluxo' },
  { value: 'conversation', label: 'fica na conversa' },
  { value: 'contact', label: 'fica com o contato' },
] as const;

const examples = { text: 'Olá, {contato.nome}', expression: 'preco * quantidade', add: '1' };

function SetPanel({ settings, change }: PanelProps<'set'>) {
  const { document } = useEditor().state;
  return (
    <RowsField<Assignment>
      label="Variáveis"
      rowName="Variável"
      rows={settings.assignments}
      onChange={(assignments) => change({ assignments })}
      make={() => newAssignment(document)}
      min={1}
      max={30}
    >
      {(assignment, changeOne) => <AssignmentFields assignment={assignment} change={changeOne} />}
    </RowsField>
  );
}

interface FieldsProps {
  assignment: Assignment;
  change: (fields: Partial<Assignment>) => void;
}

function AssignmentFields({ assignment, change }: FieldsProps) {
  const { variable, kind, value, scope, expires } = assignment;
  return (
    <>
      <VariableField
        isBare
        label="Variável"
        value={variable}
        onChange={(name) => change({ variable: name })}
      />
      <Select
        aria-label="Onde ela fica guardada"
        data={[...scopeOptions]}
        value={scope}
        allowDeselect={false}
        onChange={(chosen) =>
          chosen && change({ scope: chosen, ...(chosen === 'flow' && { expires: null }) })
        }
      />
      <Select
        aria-label="O que acontece com ela"
        data={[...kindOptions]}
        value={kind}
        allowDeselect={false}
        onChange={(chosen) =>
          chosen && change({ kind: chosen, ...(chosen === 'clear' && { value: '', expires: null }) })
        }
      />
      {kind !== 'clear' && (
        <TemplateField
          isBare
          label="Valor"
          placeholder={examples[kind]}
          isCode={kind === 'expression'}
          maxLength={1000}
          value={value}
          onChange={(text) => change({ value: text })}
        />
      )}
      {scope !== 'flow' && kind !== 'clear' && (
        <DeadlineField
          label="Esquecer depois de um tempo"
          value={expires}
          onChange={(length) => change({ expires: length })}
        />
      )}
    </>
  );
}

/** A variable that gets a text. */
function newAssignment(document: FlowDocument): Assignment {
  const variable = freeVariable(document, 'valor');
  return { variable, kind: 'text', value: '', scope: 'flow', expires: null };
}

function assignmentText({ variable, kind, value, scope }: Assignment): string {
  const name = scope === 'flow' ? variable : `${lastingPrefix[scope]}.${variable}`;
  if (kind === 'clear') return `esquece {${name}}`;
  return `{${name}} ${kind === 'add' ? '+=' : '='} ${value}`;
}
