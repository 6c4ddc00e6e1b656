import { ActionIcon, Autocomplete, Button, Select, TextInput } from '@mantine/core';
import { calls, limits, type VariableCondition } from '@prosa/contract';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { needsValue } from './filter-model.ts';
import classes from './filter.module.css';

const tests: { value: VariableCondition['test']; label: string }[] = [
  { value: 'equals', label: 'é' },
  { value: 'differs', label: 'não é' },
  { value: 'contains', label: 'contém' },
  { value: 'filled', label: 'está preenchida' },
  { value: 'empty', label: 'está vazia' },
];
const isTest = (value: string | null): value is VariableCondition['test'] =>
  tests.some((test) => test.value === value);

interface Props {
  value: readonly VariableCondition[];
  onChange: (conditions: VariableCondition[]) => void;
}

/** Shows conditions on the variables of a contact; all of them have to be met. */
export function VariableConditions({ value, onChange }: Props) {
  const { data: known = [] } = useCall(calls.getAudienceVariables, {}, { staleTime: 60_000 });
  return (
    <fieldset className={classes.conditions}>
      <legend className={classes.legend}>Variáveis</legend>
      {value.map((condition, place) => (
        <Condition
          // eslint-disable-next-line react/no-array-index-key -- a condition has nothing else that stays while it is typed
          key={place}
          number={place + 1}
          condition={condition}
          known={known}
          onChange={(changed) => onChange(value.with(place, changed))}
          onRemove={() => onChange(value.filter((_one, other) => other !== place))}
        />
      ))}
      {value.length < limits.audience_filter_max_variables && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...value, { name: '', test: 'equals', value: '' }])}
        >
          Adicionar variável
        </Button>
      )}
    </fieldset>
  );
}

interface ConditionProps {
  number: number;
  condition: VariableCondition;
  known: readonly string[];
  onChange: (condition: VariableCondition) => void;
  onRemove: () => void;
}

function Condition({ number, condition, known, onChange, onRemove }: ConditionProps) {
  const added = useFocusOnMount<HTMLInputElement>();
  return (
    <div className={classes.condition}>
      <Autocomplete
        aria-label={`Variável ${number}`}
        placeholder="cidade"
        data={[...known]}
        maxLength={60}
        limit={50}
        autoComplete="off"
        // A condition that was just added is the next thing to fill in.
        ref={condition.name === '' ? added : undefined}
        value={condition.name}
        onChange={(name) => onChange({ ...condition, name })}
      />
      <Select
        aria-label={`Comparação ${number}`}
        data={tests}
        value={condition.test}
        allowDeselect={false}
        onChange={(test) => isTest(test) && onChange({ ...condition, test })}
      />
      {needsValue(condition) && (
        <TextInput
          aria-label={`Valor ${number}`}
          placeholder="Curitiba"
          maxLength={200}
          autoComplete="off"
          className={classes.value}
          value={condition.value}
          onChange={({ currentTarget }) => onChange({ ...condition, value: currentTarget.value })}
        />
      )}
      <ActionIcon className={classes.remove} aria-label={`Remover variável ${number}`} onClick={onRemove}>
        <IconX size={16} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}
