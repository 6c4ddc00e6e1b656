import { Button, UnstyledButton } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import { calls, type CampaignCheck, type CampaignPerson, type LeftOutReason } from '@prosa/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { leftOutNames, peopleText } from '../campaign-words.ts';
import { usePages } from '../use-pages.ts';
import type { targetOf, wordsOf } from './campaign-form.ts';
import classes from './editor.module.css';

interface Asked {
  target: ReturnType<typeof targetOf>;
  words: ReturnType<typeof wordsOf>;
}

interface Props extends Asked {
  left_out: CampaignCheck['left_out'];
}

/** Shows who receives nothing, by reason; each can be opened to see them. */
export function LeftOut({ left_out, ...asked }: Props) {
  const [open, setOpen] = useState<LeftOutReason | null>(null);
  if (left_out.length === 0) return <p className={classes.hint}>Ninguém do público fica de fora.</p>;
  return (
    <div>
      <p className={classes.label}>Ficam de fora</p>
      <ul className={classes.reasons}>
        {left_out.map(({ reason, count }) => (
          <li key={reason}>
            <UnstyledButton
              type="button"
              className={classes.reason}
              aria-expanded={open === reason}
              onClick={() => setOpen(open === reason ? null : reason)}
            >
              <IconChevronRight size={16} stroke={1.7} className={classes.chevron} aria-hidden />
              <span>{leftOutNames[reason]}</span>
              <span className={classes.count}>{peopleText(count)}</span>
            </UnstyledButton>
            {open === reason && <People {...asked} reason={reason} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function People({ target, words, reason }: Asked & { reason: LeftOutReason }) {
  const { rows, error, hasMore, isLoadingMore, more, retry } = usePages<
    typeof calls.getCampaignPeople,
    CampaignPerson
  >(calls.getCampaignPeople, { ...target, ...words, left_out: reason });
  if (!rows) return error ? <ErrorState message={error} onRetry={retry} /> : <SkeletonRows rows={2} />;
  return (
    <>
      <ul className={classes.people}>
        {rows.map(({ place, name, phone }) => (
          <li key={place} className={classes.person}>
            <Name>{name.trim() || formatPhone(phone) || 'Sem nome'}</Name>
            {name.trim() && <span className={classes.hint}>{formatPhone(phone)}</span>}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="default" size="xs" loading={isLoadingMore} onClick={more}>
          Carregar mais
        </Button>
      )}
    </>
  );
}
