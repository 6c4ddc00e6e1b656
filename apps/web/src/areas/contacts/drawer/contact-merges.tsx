import { Button } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import { calls, type CallOutput } from '@prosa/contract';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { isolatedName } from '../../../ui/text/name.tsx';
import classes from './contact-drawer.module.css';

type Merge = CallOutput<typeof calls.getContactMerges>[number];

/** The contacts that WhatsApp said are this person, each of which can be separated again; nothing where there is none. */
export function ContactMerges({ contact_id }: { contact_id: string }) {
  const { data, error, refetch } = useCall(calls.getContactMerges, { contact_id });
  const [asked, setAsked] = useState<Merge | null>(null);
  const separate = useCallMutation(calls.separateContact, {
    onSuccess: () => notify.success('Contatos separados'),
  });
  if (error && !data) return <LoadProblem message={error.message} onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <section className={classes.section}>
      <h3 className={classes.sectionTitle}>Contatos unidos a este</h3>
      <ul className={classes.conversations}>
        {data.map((merge) => (
          <li key={merge._id} className={classes.merge}>
            <span className={classes.merged}>
              {calledBy(merge)}
              <span className={classes.since}>Unido em {dateTime(merge.created)}</span>
            </span>
            <Button variant="default" size="compact-xs" onClick={() => setAsked(merge)}>
              Separar
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          opened
          title="Separar os contatos?"
          confirmLabel="Separar"
          onConfirm={() => separate.mutateAsync({ merge_id: asked._id }).then(() => refetch())}
          onClose={() => setAsked(null)}
        >
          O WhatsApp informou que {calledBy(asked)} é a mesma pessoa. Separado, volta a ser um contato com o
          nome, as tags e as conversas que tinha; o que foi escrito depois fica aqui. Os dois não serão mais
          unidos sozinhos.
        </ConfirmDialog>
      )}
    </section>
  );
}

function calledBy({ name, phone }: Merge): string {
  return isolatedName(name || formatPhone(phone) || 'Contato sem nome');
}
