import { Badge, Progress } from '@mantine/core';
import { campaignFailures, type Campaign } from '@prosa/contract';
import type { Column } from '../../../ui/table/data-table.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { heldText, statusOf, whenText } from '../campaign-words.ts';
import classes from './campaign-columns.module.css';

export const campaignColumns: readonly Column<Campaign>[] = [
  {
    id: 'name',
    header: 'Nome',
    primary: true,
    render: (campaign) => (
      <span className={classes.lines}>
        <Name className={classes.name}>{campaign.name}</Name>
        <span className={classes.second}>{publicText(campaign)}</span>
      </span>
    ),
  },
  { id: 'when', header: 'Data', width: '10rem', render: (campaign) => whenText(campaign) },
  {
    id: 'status',
    header: 'Status',
    width: '13rem',
    render: (campaign) => <Standing campaign={campaign} />,
  },
  {
    id: 'progress',
    header: 'Enviadas',
    width: '13rem',
    render: (campaign) => (campaign.started ? <Sent campaign={campaign} /> : null),
  },
  {
    id: 'who',
    header: 'Criada por',
    width: '11rem',
    desktopOnly: true,
    render: ({ created_by }) => (created_by ? <Name className={classes.name}>{created_by}</Name> : null),
  },
];

function publicText({
  audience_type,
  audience_name,
  audience_tags,
  message,
  message_type,
}: Campaign): string {
  const tags = audience_tags.length === 1 ? '1 tag' : `${audience_tags.length} tags`;
  const whom = audience_type === 'tags' ? tags : (audience_name ?? 'Sem audiência');
  const texts = message.length > 1 ? `${message.length} versões do texto` : 'Texto';
  return `${whom} · ${message_type === 'flow' ? 'Fluxo' : texts}`;
}

function Standing({ campaign }: { campaign: Campaign }) {
  const { name, color } = statusOf(campaign);
  const why = campaign.failure ? campaignFailures[campaign.failure] : heldText(campaign);
  return (
    <span className={classes.lines}>
      <Badge color={color}>{name}</Badge>
      {why && (
        <span className={classes.why} title={why}>
          {why}
        </span>
      )}
    </span>
  );
}

/** Shows how many have left of how many, those left out counted as dealt with. */
function Sent({ campaign: { people_count, sent_messages, counts } }: { campaign: Campaign }) {
  const done = people_count - counts.waiting - counts.held;
  const text = `${sent_messages.toLocaleString('pt-BR')} de ${people_count.toLocaleString('pt-BR')}`;
  return (
    <span className={classes.progress}>
      <span className={classes.number}>{text}</span>
      <Progress value={people_count ? (done / people_count) * 100 : 0} aria-label={`Enviadas: ${text}`} />
    </span>
  );
}
