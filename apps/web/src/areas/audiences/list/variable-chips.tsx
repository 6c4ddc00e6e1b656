import { Badge } from '@mantine/core';
import { plainName } from '../../../ui/text/name.tsx';
import classes from './audience-columns.module.css';

const shown = 3;

/** Shows the first variables of an audience, then how many more there are. */
export function VariableChips({ names }: { names: readonly string[] }) {
  const hidden = names.slice(shown);
  return (
    <span className={classes.chips}>
      {names.slice(0, shown).map((name) => (
        <Badge key={name} className={classes.chip} color="gray" title={name}>
          {plainName(name)}
        </Badge>
      ))}
      {hidden.length > 0 && (
        <span className={classes.hint} title={hidden.join(', ')}>
          +{hidden.length}
        </span>
      )}
    </span>
  );
}
