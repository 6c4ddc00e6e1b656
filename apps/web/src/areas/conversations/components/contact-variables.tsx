import { Button, Skeleton, Stack } from '@mantine/core';
import type { Contact } from '@prosa/contract';
import classes from './contact-panel.module.css';

interface Props {
  details: { data?: Contact; error: Error | null; refetch: () => unknown };
}

/** The contact's own variables, as the import or a flow filled them. */
export function ContactVariables({ details }: Props) {
  if (details.data) return <Variables data={details.data.data} />;
  if (!details.error) {
    return (
      <Stack gap={8}>
        <Skeleton height={10} width="70%" />
        <Skeleton height={10} width="50%" />
      </Stack>
    );
  }
  return (
    <p className={classes.none} role="alert">
      {details.error.message}{' '}
      <Button variant="subtle" size="xs" onClick={() => details.refetch()}>
        Tentar de novo
      </Button>
    </p>
  );
}

function Variables({ data }: { data: Contact['data'] }) {
  const variables = Object.entries(data);
  if (variables.length === 0) return <p className={classes.none}>Nenhuma variável</p>;
  return (
    <dl className={classes.facts}>
      {variables.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
