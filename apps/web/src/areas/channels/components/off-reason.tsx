import { Anchor } from '@mantine/core';
import type { Chip } from '@prosa/contract';
import { Link } from 'react-router';
import { useCan } from '../../../lib/current-user.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { whatToDo, whyOff } from '../status-words.ts';

interface Props {
  chip: Chip;
  /** Shows a link to the numbers to people who may connect them. */
  withLink?: boolean;
}

/** Says why a number is off, since when, and what brings it back. */
export function OffReason({ chip, withLink = false }: Props) {
  const now = useNow();
  const canConnect = useCan()('channels.manage');
  const toDo = whatToDo(chip, canConnect ? 'elsewhere' : 'agent');
  return (
    <>
      {whyOff(chip, now)} {toDo}{' '}
      {withLink && canConnect && toDo && (
        <Anchor component={Link} to="/chips" inherit>
          Abrir Números
        </Anchor>
      )}
    </>
  );
}
