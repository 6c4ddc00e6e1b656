import { Anchor, Button } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCan } from '../../../lib/current-user.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { findGuides, topics, type Guide, type Topic } from '../guides.ts';
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
        <div className={classes.topics}>
          {topicsOf(found).map(([topic, ofTopic]) => (
            <section key={topic} className={classes.topic} aria-labelledby={`help-${topic}`}>
              <h2 id={`help-${topic}`} className={classes.heading}>
                {topics[topic]}
              </h2>
              <div className={classes.guides}>
                {ofTopic.map((guide) => (
                  // A search opens what it found. The key changes with the query, so that a guide closed by hand stays
                  // closed meanwhile.
                  <GuideCard key={`${guide.id} ${query}`} guide={guide} isOpen={query !== ''} />
                ))}
              </div>
            </section>
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
      <summary className={classes.title}>
        {title}
        <IconChevronDown size={16} stroke={1.8} aria-hidden className={classes.chevron} />
      </summary>
      <div className={classes.body}>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {note && <p className={classes.note}>{note}</p>}
        {isReachable && (
          <Button component={Link} to={to.path} variant="default" size="xs" className={classes.link}>
            {to.label}
          </Button>
        )}
      </div>
    </details>
  );
}

/** Returns guides by their topic, in the order of the topics; topics without any are left out. */
function topicsOf(found: readonly Guide[]): [Topic, Guide[]][] {
  return (Object.keys(topics) as Topic[])
    .map((topic): [Topic, Guide[]] => [topic, found.filter((guide) => guide.topic === topic)])
    .filter(([, guides]) => guides.length > 0);
}
