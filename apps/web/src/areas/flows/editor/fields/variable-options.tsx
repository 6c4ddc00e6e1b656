import { Combobox } from '@mantine/core';
import { rank } from '../../../../lib/rank.ts';
import classes from './fields.module.css';
import { useVariables } from './use-variables.ts';

/** The variables that match what was typed, as options of a combobox. */
export function VariableOptions({ query }: { query: string }) {
  const groups = useVariables()
    .map(({ group, variables }) => ({
      group,
      found: rank(
        variables.map((variable) => ({ ...variable, label: variable.name, hint: variable.meaning })),
        query,
      ),
    }))
    .filter(({ found }) => found.length > 0);
  return (
    <Combobox.Options mah={260} style={{ overflowY: 'auto' }} aria-label="Variáveis">
      {groups.length === 0 && <Combobox.Empty>Nenhuma variável com este nome</Combobox.Empty>}
      {groups.map(({ group, found }) => (
        <Combobox.Group key={group} label={group}>
          {found.map(({ name, meaning }) => (
            <Combobox.Option key={name} value={name}>
              <span className={classes.option}>
                {`{${name}}`}
                {meaning !== group && <small>{meaning}</small>}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  );
}
