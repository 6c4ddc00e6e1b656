import { Checkbox, MultiSelect, Stack } from '@mantine/core';
import { calls, type FinishedBy } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import classes from './event-fields.module.css';
import { withGone, type EventSettings } from './event-settings.ts';
import { finishedByNames } from './event-words.ts';

const people: readonly FinishedBy[] = ['person', 'bot', 'silence'];

/** Which finished conversations start a flow. */
export function FinishedFields({ value, problem, onChange }: EventSettings<'finished'>) {
  const { data: chips } = useCall(calls.getChips, {});
  const { data: departments } = useCall(calls.getDepartments, {});
  return (
    <div className={classes.settings}>
      <Checkbox.Group
        label="Quem finalizou"
        value={value.by}
        error={problem}
        onChange={(chosen) => onChange({ ...value, by: people.filter((by) => chosen.includes(by)) })}
      >
        <Stack gap="xs" mt={6}>
          {people.map((by) => (
            <Checkbox key={by} value={by} label={finishedByNames[by]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <MultiSelect
        label="Só nos números"
        placeholder={value.chips.length === 0 ? 'Todos' : undefined}
        data={withGone(chips, value.chips).map(({ _id, name }) => ({ value: _id, label: name }))}
        value={value.chips}
        nothingFoundMessage="Nenhum número cadastrado"
        onChange={(chosen) => onChange({ ...value, chips: chosen })}
      />
      <MultiSelect
        label="Só nos departamentos"
        placeholder={value.departments.length === 0 ? 'Todos' : undefined}
        data={withGone(departments, value.departments).map(({ _id, name }) => ({ value: _id, label: name }))}
        value={value.departments}
        onChange={(chosen) => onChange({ ...value, departments: chosen })}
      />
    </div>
  );
}
