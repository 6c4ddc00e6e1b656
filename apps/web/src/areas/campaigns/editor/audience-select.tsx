import { Alert, Anchor, Select } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDebouncedValue } from '@mantine/hooks';
import { useCall } from '../../../lib/api/use-call.ts';

interface Props {
  value: string | null;
  error?: string;
  onChange: (audience: string | null) => void;
}

const restMs = 250;
const offered = 50;

/** Chooses an audience; the server is asked for those whose name contains what is typed. */
export function AudienceSelect({ value, error, onChange }: Props) {
  const [query, setQuery] = useState('');
  const [rested] = useDebouncedValue(query, restMs);
  const { data } = useCall(
    calls.getAudiences,
    { page: 1, limit: offered, query: rested },
    { keepPrevious: true },
  );
  const chosen = useCall(
    calls.getAudience,
    { audience_id: value ?? '' },
    { enabled: value !== null, keepPrevious: true },
  ).data;
  const rows = data?.data ?? [];
  const known = chosen && chosen._id === value && !rows.some(({ _id }) => _id === value) ? [chosen] : [];
  if (data?.total === 0 && rested === '' && value === null) return <NoAudiences error={error} />;
  return (
    <Select
      label="Audiência"
      placeholder="Escolha a audiência"
      data={[...known, ...rows].map(({ _id, name, state }) => ({
        value: _id,
        label: state === 'filling' ? `${name} (entrando…)` : name,
      }))}
      filter={({ options }) => options}
      value={value}
      error={error}
      onChange={onChange}
      onSearchChange={(typed) => setQuery(typed === chosen?.name ? '' : typed)}
      searchable
    />
  );
}

function NoAudiences({ error }: { error?: string }) {
  return (
    <Alert color={error ? 'red' : 'amber'} icon={<IconUsersGroup size={18} aria-hidden />} role="alert">
      {error ? `${error}. ` : ''}Ainda não há audiências.{' '}
      <Anchor component={Link} to="/audiencias">
        Criar uma audiência
      </Anchor>{' '}
      ou escolha o público por tags.
    </Alert>
  );
}
