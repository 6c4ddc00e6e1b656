import { Badge, Button } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import type { Audience, AudiencePerson } from '@prosa/contract';
import { IconUsersGroup } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { PeopleRows, PersonRow } from '../../../ui/page/people-rows.tsx';
import { useAudiencePeople } from './use-audience-people.ts';
import classes from './audience-drawer.module.css';

/** Shows the people of an audience as campaigns would find them now. */
export function PeopleList({ audience: { _id, state } }: { audience: Audience }) {
  const { people, error, hasMore, isLoadingMore, more, retry } = useAudiencePeople(_id);
  if (!people) return error ? <ErrorState message={error} onRetry={retry} /> : <SkeletonRows rows={8} />;
  if (people.length === 0) {
    return state === 'filling' ? (
      <SkeletonRows rows={3} />
    ) : (
      <EmptyState icon={IconUsersGroup} title="Ninguém nesta audiência agora">
        Nenhum contato atende ao que ela pede.
      </EmptyState>
    );
  }
  return (
    <section className={classes.people} aria-label="Contatos da audiência">
      <PeopleRows>
        {people.map((person) => (
          <Person key={person.contact_id ?? person.phone} {...person} />
        ))}
      </PeopleRows>
      {hasMore && (
        <Button variant="default" fullWidth loading={isLoadingMore} onClick={more}>
          Carregar mais
        </Button>
      )}
    </section>
  );
}

const leftOutWords = { ignored: 'Ignorado: não recebe', no_phone: 'Sem telefone: não recebe' } as const;

function Person({ phone, name, variables, contact_id, left_out }: AudiencePerson) {
  const values = Object.entries(variables).filter(([, value]) => value);
  const shown = name.trim() || formatPhone(phone) || 'Sem nome';
  return (
    <PersonRow
      name={shown}
      beside={phone && name.trim() && <span className={classes.phone}>{formatPhone(phone)}</span>}
    >
      {values.length > 0 && (
        <p className={classes.values}>{values.map(([key, value]) => `${key}: ${value}`).join(' · ')}</p>
      )}
      {left_out && <Badge color="amber">{leftOutWords[left_out]}</Badge>}
      {contact_id === null && <span className={classes.hint}>Ainda não é contato</span>}
    </PersonRow>
  );
}
