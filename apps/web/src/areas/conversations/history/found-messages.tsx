import { Button, Skeleton } from '@mantine/core';
import type { FoundMessage } from '@prosa/contract';
import { IconMessageSearch } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { dateTime } from '../../../lib/dates.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { contactName } from '../../contacts/contact-name.ts';
import { Excerpt } from '../search/excerpt.tsx';
import { hitAuthor } from '../search/hit-author.ts';
import { messageAddress } from '../selection/message-address.ts';
import classes from './found-messages.module.css';
import { useFindMessages } from './use-find-messages.ts';

/** The messages of all conversations that have the words, newest first; each leads to where it stands. */
export function FoundMessages({ text }: { text: string }) {
  const { hits, hasMore, isBusy, problem, more, retry } = useFindMessages(text);
  if (text === '')
    return (
      <EmptyState icon={IconMessageSearch} title="Busque o que foi dito">
        Escreva uma palavra ou o começo dela. Entre aspas, a frase toda.
      </EmptyState>
    );
  if (problem) return <ErrorState message={problem} onRetry={retry} />;
  if (hits.length === 0 && !isBusy)
    return (
      <EmptyState icon={IconMessageSearch} title={`Nenhuma mensagem com “${text}”`}>
        Confira a grafia ou busque só o começo da palavra.
      </EmptyState>
    );
  return (
    <section className={classes.root} aria-label="Mensagens encontradas" aria-busy={isBusy}>
      <ul className={classes.list}>
        {hits.map((found) => (
          <Hit key={found._id} found={found} />
        ))}
      </ul>
      {isBusy && <Skeleton height={64} />}
      {hasMore && (
        <Button variant="subtle" onClick={more}>
          Carregar mais
        </Button>
      )}
    </section>
  );
}

function Hit({ found }: { found: FoundMessage }) {
  const me = useCurrentUser();
  const to = useAddress(found);
  const { conversation, created, excerpt } = found;
  const contact = contactName(conversation.contact);
  const author = hitAuthor(found, conversation, me);
  return (
    <li>
      <Link className={classes.hit} to={to}>
        <span className={classes.who}>
          <Name className={classes.name}>{contact}</Name>
          <time dateTime={created}>{dateTime(created)}</time>
        </span>
        <span className={classes.excerpt}>
          {author !== contact && (
            <span className={classes.author}>
              <Name>{author}</Name>:{' '}
            </span>
          )}
          <Excerpt pieces={excerpt} />
        </span>
        <span className={classes.place}>
          {conversation.chip.name} · {conversation.department.name} ·{' '}
          {conversation.finished ? 'Finalizada' : 'Em andamento'}
        </span>
      </Link>
    </li>
  );
}

/** Returns where a message is opened: a finished conversation over this list, which stays in the address. */
function useAddress(found: FoundMessage): string {
  const [params] = useSearchParams();
  const address = messageAddress(found);
  if (found.conversation.finished === null) return address;
  const place = new URLSearchParams(params);
  for (const [name, value] of new URLSearchParams(address.slice(address.indexOf('?'))))
    place.set(name, value);
  return `?${place}`;
}
