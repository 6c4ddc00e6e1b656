import { Anchor } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { findGuides, type Guide } from '../guides.ts';
import classes from './help.module.css';

/** /ajuda: written guides to the main tasks, and a contact for questions. */
export function Help() {
  const [query, setQuery] = useState('');
  const { data } = useCall(calls.getSupport, {});
  const found = findGuides(query);
  return (
    <Page>
      <PageHeader description="Passo a passo das tarefas do dia a dia.">
        <SearchField label="Buscar na ajuda" value={query} onChange={setQuery} delay={250} />
      </PageHeader>
      {found.length === 0 ? (
        <EmptyState icon={IconSearch} title="Nenhum guia encontrado">
          Tente outra palavra, como “número” ou “senha”.
        </EmptyState>
      ) : (
        <div className={classes.guides}>
          {found.map((guide) => (
            // A search opens what it found. The key changes with the query, so that a guide closed by hand stays closed
            // meanwhile.
            <GuideCard key={`${guide.id} ${query}`} guide={guide} isOpen={query !== ''} />
          ))}
        </div>
      )}
      {data?.email && (
        <p className={classes.support}>
          Não achou o que procura? Escreva para{' '}
          <Anchor href={`mailto:${data.email}`} underline="always">
            {data.email}
          </Anchor>
          .
        </p>
      )}
    </Page>
  );
}

function GuideCard({ guide: { title, steps, note, to }, isOpen }: { guide: Guide; isOpen: boolean }) {
  const can = useCan();
  const isReachable = to && (!to.ability || can(to.ability));
  return (
    <details className={classes.guide} open={isOpen}>
      <summary className={classes.title}>{title}</summary>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {note && <p className={classes.note}>{note}</p>}
      {isReachable && (
        <Anchor component={Link} to={to.path} underline="always" className={classes.link}>
          {to.label}
        </Anchor>
      )}
    </details>
  );
}
