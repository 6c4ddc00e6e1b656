import { SegmentedControl, Select } from '@mantine/core';
import type { Comparison, ComparisonGroup } from '@prosa/contract';
import { useEditor } from '../state/editor-context.ts';
import classes from './fields.module.css';
import { operatorOptions, rightSideOf } from './operators.ts';
import { ReferenceSelect } from './reference-select.tsx';
import { RowsField } from './rows-field.tsx';
import { TemplateField } from './template-field.tsx';

const modes = [
  { value: 'all', label: 'Todas' },
  { value: 'any', label: 'Qualquer uma' },
] as const;

interface ModeProps {
  label: string;
  value: 'all' | 'any';
  onChange: (mode: 'all' | 'any') => void;
}

/** Chooses whether all comparisons must hold, or any. */
export function ModeField({ label, value, onChange }: ModeProps) {
  return (
    <div className={classes.labelLine}>
      <span className={classes.hint}>{label}</span>
      <SegmentedControl aria-label={label} data={[...modes]} value={value} onChange={onChange} />
    </div>
  );
}

interface Props {
  value: ComparisonGroup;
  onChange: (group: ComparisonGroup) => void;
}

/** Comparisons of which all, or any, must hold. */
export function ComparisonGroupField({ value, onChange }: Props) {
  return (
    <>
      {value.comparisons.length > 1 && (
        <ModeField label="Valem" value={value.mode} onChange={(mode) => onChange({ ...value, mode })} />
      )}
      <RowsField
        label="Comparações"
        rowName="Comparação"
        rows={value.comparisons}
        onChange={(comparisons) => onChange({ ...value, comparisons })}
        make={(): Comparison => ({ left: '', operator: 'equals', right: '' })}
        max={20}
        isUnordered
      >
        {(comparison, change) => <ComparisonField value={comparison} change={change} />}
      </RowsField>
    </>
  );
}

function ComparisonField({
  value,
  change,
}: {
  value: Comparison;
  change: (fields: Partial<Comparison>) => void;
}) {
  const side = rightSideOf(value.operator);
  return (
    <>
      {side !== 'tag' && (
        <TemplateField
          isBare
          label="O que comparar"
          placeholder="{resposta}"
          maxLength={500}
          value={value.left}
          onChange={(left) => change({ left })}
        />
      )}
      <Select
        aria-label="Como comparar"
        data={operatorOptions}
        value={value.operator}
        allowDeselect={false}
        searchable
        onChange={(operator) =>
          operator && change({ operator, ...(rightSideOf(operator) === side ? {} : { right: '' }) })
        }
      />
      <RightSide side={side} value={value.right} onChange={(right) => change({ right })} />
    </>
  );
}

interface RightProps {
  side: ReturnType<typeof rightSideOf>;
  value: string;
  onChange: (right: string) => void;
}

function RightSide({ side, value, onChange }: RightProps) {
  const { tags } = useEditor().company;
  if (side === 'none') return null;
  if (side === 'tag') {
    return (
      <ReferenceSelect
        label="Tag"
        rows={tags}
        value={value}
        onChange={onChange}
        placeholder="Escolha uma tag"
      />
    );
  }
  if (side === 'range') return <Range value={value} onChange={onChange} />;
  return (
    <TemplateField
      isBare
      label="Com o quê"
      placeholder={side === 'list' ? 'um, dois, três' : 'valor'}
      maxLength={1000}
      value={value}
      onChange={onChange}
    />
  );
}

/** Both ends in one text, "18;65". */
function Range({ value, onChange }: Omit<RightProps, 'side'>) {
  const [from = '', to = ''] = value.split(';');
  return (
    <div className={classes.line}>
      <div data-grow>
        <TemplateField
          isBare
          label="De"
          placeholder="de"
          value={from}
          onChange={(text) => onChange(`${text};${to}`)}
        />
      </div>
      <div data-grow>
        <TemplateField
          isBare
          label="Até"
          placeholder="até"
          value={to}
          onChange={(text) => onChange(`${from};${text}`)}
        />
      </div>
    </div>
  );
}
