import { TextInput } from '@mantine/core';
import type { ComparisonGroup } from '@prosa/contract';
import { IconGitBranch } from '@tabler/icons-react';
import { ComparisonGroupField, ModeField } from '../../fields/comparison-groups.tsx';
import classes from '../../fields/fields.module.css';
import { RowsField } from '../../fields/rows-field.tsx';
import { newId } from '../../model/new-id.ts';
import type { Kind, PanelProps, Settings } from '../kind.ts';

/** Condição: the first rule that holds says where it goes. */
export const condition: Kind<'condition'> = {
  family: 'logic',
  order: 10,
  icon: IconGitBranch,
  hint: 'Escolhe o caminho por regras',
  create: ({ makeId }) => ({ rules: [newRule(makeId())] }),
  summary: ({ rules }) => (rules.length === 1 ? '1 regra' : `${rules.length} regras`),
  Panel: ConditionPanel,
};

function ConditionPanel({ settings, change }: PanelProps<'condition'>) {
  return (
    <RowsField
      label="Regras"
      rowName="Regra"
      hint="Vale a primeira que for verdadeira. Se nenhuma for, o fluxo segue por “Senão”."
      rows={settings.rules}
      onChange={(rules) => change({ rules })}
      make={() => newRule(newId())}
      keyOf={({ id }) => id}
      max={20}
    >
      {(rule, changeRule, index) => (
        <>
          <TextInput
            aria-label={`Nome da regra ${index + 1}`}
            placeholder={`Regra ${index + 1}`}
            maxLength={80}
            value={rule.label}
            onChange={({ currentTarget }) => changeRule({ label: currentTarget.value })}
          />
          <Groups
            groups={rule.groups}
            mode={rule.mode}
            onMode={(mode) => changeRule({ mode })}
            onChange={(groups) => changeRule({ groups })}
          />
        </>
      )}
    </RowsField>
  );
}

interface GroupsProps {
  groups: readonly ComparisonGroup[];
  mode: 'all' | 'any';
  onMode: (mode: 'all' | 'any') => void;
  onChange: (groups: ComparisonGroup[]) => void;
}

/** Most rules have one group, which is then shown without a frame. */
function Groups({ groups, mode, onMode, onChange }: GroupsProps) {
  const [first] = groups;
  const blank = (): ComparisonGroup => ({
    mode: 'all',
    comparisons: [{ left: '', operator: 'equals', right: '' }],
  });
  if (groups.length === 1 && first) {
    return (
      <>
        <ComparisonGroupField value={first} onChange={(group) => onChange([group])} />
        <button type="button" className={classes.quiet} onClick={() => onChange([first, blank()])}>
          Adicionar outro grupo (E / OU)
        </button>
      </>
    );
  }
  return (
    <>
      <ModeField label="Valem os grupos" value={mode} onChange={onMode} />
      <RowsField
        label="Grupos"
        rowName="Grupo"
        rows={groups}
        onChange={onChange}
        make={blank}
        min={1}
        max={10}
        isUnordered
      >
        {(group, changeGroup) => <ComparisonGroupField value={group} onChange={changeGroup} />}
      </RowsField>
    </>
  );
}

/** A rule with one comparison. */
function newRule(id: string): Settings<'condition'>['rules'][number] {
  return {
    id,
    label: '',
    mode: 'all',
    groups: [{ mode: 'all', comparisons: [{ left: '', operator: 'equals', right: '' }] }],
  };
}
