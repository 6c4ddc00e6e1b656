import { Anchor, Badge, Button, Select } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import {
  calls,
  sendReasonText,
  sendStateNames,
  type Campaign,
  type CampaignRecipient,
  type SendState,
} from '@prosa/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTime } from '../../../lib/dates.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { PeopleRows, PersonRow } from '../../../ui/page/people-rows.tsx';
import { deskAddress } from '../../contacts/desk-address.ts';
import { usePages } from '../use-pages.ts';
import classes from './progress.module.css';

const filters: { value: string; label: string; states: SendState[] }[] = [
  { value: 'all', label: 'Todos', states: [] },
  { value: 'waiting', label: 'Na fila', states: ['waiting', 'held', 'handed'] },
  { value: 'sent', label: 'Enviadas', states: ['sent', 'delivered', 'read', 'replied'] },
  { value: 'replied', label: 'Responderam', states: ['replied'] },
  { value: 'failed', label: 'Falharam', states: ['failed'] },
  { value: 'skipped', label: 'Ficaram de fora', states: ['skipped', 'cancelled'] },
];

/** Shows to whom a campaign goes, with what became of each and why. */
export function Recipients({ campaign: { _id: campaign_id } }: { campaign: Campaign }) {
  const [filter, setFilter] = useState('all');
  const states = filters.find(({ value }) => value === filter)?.states ?? [];
  const pages = usePages<typeof calls.getCampaignRecipients, CampaignRecipient>(calls.getCampaignRecipients, {
    campaign_id,
    states,
  });
  const { rows, error, hasMore, isLoadingMore, more, retry } = pages;
  return (
    <section aria-label="Destinatários">
      <div className={classes.head}>
        <h3 className={classes.title}>Destinatários</h3>
        <Select
          aria-label="Situação"
          className={classes.filter}
          data={filters}
          value={filter}
          allowDeselect={false}
          onChange={(value) => setFilter(value ?? 'all')}
        />
      </div>
      {!rows && error && <ErrorState message={error} onRetry={retry} />}
      {!rows && !error && <SkeletonRows rows={5} />}
      {rows?.length === 0 && <p className={classes.hint}>Ninguém nesta situação.</p>}
      {rows && rows.length > 0 && (
        <PeopleRows>
          {rows.map((one) => (
            <Recipient key={one.position} {...one} />
          ))}
        </PeopleRows>
      )}
      {hasMore && (
        <Button variant="default" fullWidth loading={isLoadingMore} onClick={more}>
          Carregar mais
        </Button>
      )}
    </section>
  );
}

const colors: Partial<Record<SendState, string>> = {
  replied: 'jade',
  read: 'jade',
  delivered: 'jade',
  sent: 'jade',
  failed: 'red',
  skipped: 'amber',
  held: 'amber',
};

function Recipient({ name, phone, version, state, reason, sent, conversation_id }: CampaignRecipient) {
  const shown = name.trim() || formatPhone(phone) || 'Contato apagado';
  const details = [
    name.trim() && phone ? formatPhone(phone) : '',
    version === null ? '' : `versão ${version}`,
    sent ? dateTime(sent) : '',
  ].filter(Boolean);
  return (
    <PersonRow name={shown} beside={<Badge color={colors[state] ?? 'gray'}>{sendStateNames[state]}</Badge>}>
      {details.length > 0 && <span className={classes.hint}>{details.join(' · ')}</span>}
      {reason && <span className={classes.hint}>{sendReasonText(reason)}</span>}
      {state === 'replied' && conversation_id && (
        <Anchor
          component={Link}
          to={deskAddress(conversation_id)}
          size="sm"
          aria-label={`Ver conversa com ${shown}`}
        >
          Ver conversa
        </Anchor>
      )}
    </PersonRow>
  );
}
