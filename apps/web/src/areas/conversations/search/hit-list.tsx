import { Button } from '@mantine/core';
import type { Conversation, MessageHit } from '@prosa/contract';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { dateTime } from '../../../lib/dates.ts';
import { messageKind } from '../message/message-texts.ts';
import { Name } from '../../../ui/text/name.tsx';
import { Excerpt } from './excerpt.tsx';
import { hitAuthor } from './hit-author.ts';
import classes from './search-panel.module.css';

interface Props {
  id: string;
  optionId: (index: number) => string;
  hits: readonly MessageHit[];
  /** Index of the hit that Enter shows. */
  active: number;
  /** Whether they belong to an earlier text. */
  isOld: boolean;
  conversation: Conversation;
  onPick: (index: number) => void;
  /** Null when there are no more. */
  onMore: (() => void) | null;
}

/** The field above keeps the focus, and so the keys. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The hits of a search, newest first: who wrote it, when, and the words around the hit. */
export function HitList({ id, optionId, hits, active, isOld, conversation, onPick, onMore }: Props) {
  const me = useCurrentUser();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} className={classes.results} data-old={isOld || undefined}>
      <div id={id} role="listbox" aria-label="Mensagens encontradas">
        {hits.map((hit, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above handles the keys
          <div
            key={hit._id}
            id={optionId(index)}
            className={classes.hit}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={keepFocus}
            onClick={() => onPick(index)}
          >
            <span className={classes.who}>
              <Name className={classes.author}>{hitAuthor(hit, conversation, me)}</Name>
              <time dateTime={hit.created}>{dateTime(hit.created)}</time>
            </span>
            <Said hit={hit} />
          </div>
        ))}
      </div>
      {onMore && (
        <Button className={classes.more} variant="subtle" size="xs" onClick={onMore}>
          Carregar mais
        </Button>
      )}
    </div>
  );
}

function Said({ hit: { excerpt, type, event } }: { hit: MessageHit }) {
  return (
    <span className={classes.excerpt}>
      {type !== 'text' && (
        <span className={classes.kind}>{event === 'note' ? 'Nota' : messageKind(type)} · </span>
      )}
      <Excerpt pieces={excerpt} />
    </span>
  );
}
