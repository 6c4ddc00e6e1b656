import type { DashboardData } from '@prosa/contract';
import { conversationsLink } from '../links.ts';
import { shortDay } from '../../../lib/dates.ts';
import { change, share, wholeNumber } from '../../../ui/chart/numbers.ts';
import classes from '../../../ui/chart/dashboard.module.css';
import { NumberCard } from '../../../ui/chart/number-card.tsx';

interface Props {
  /** Undefined while it loads. */
  data: DashboardData | undefined;
  channel: string | null;
}

type Kind = keyof DashboardData['conversation_cards'];

const cards: readonly {
  kind: Kind;
  label: string;
  definition: string;
  tone?: 'flow' | 'accent';
  filter?: 'chatbot' | 'humano';
}[] = [
  {
    kind: 'all',
    label: 'Novas conversas',
    definition:
      'Conversas abertas no período, pelo cliente ou pela empresa. Retomar uma conversa antiga não abre uma nova.',
  },
  {
    kind: 'chatbot',
    label: 'Atendidas por chatbot',
    definition:
      'Das novas conversas, as que começaram com o chatbot e que ninguém da equipe assumiu até agora.',
    tone: 'flow',
    filter: 'chatbot',
  },
  {
    kind: 'manual',
    label: 'Atendidas por humano',
    definition:
      'Das novas conversas, as que estão com a equipe: abertas pela empresa, recebidas sem chatbot ou assumidas por alguém.',
    tone: 'accent',
    filter: 'humano',
  },
];

/** New conversations and who handled them, compared with the days right before. */
export function ReportCards({ data, channel }: Props) {
  const total = data?.conversation_cards.all ?? 0;
  return (
    <div className={classes.three}>
      {cards.map(({ kind, label, definition, tone, filter }) => (
        <NumberCard
          key={kind}
          label={label}
          definition={definition}
          tone={tone}
          value={data?.conversation_cards[kind]}
          to={data ? conversationsLink({ from: data.from, to: data.to, channel, kind: filter }) : ''}
        >
          {data && (
            <>
              {filter && total > 0 && `${share(data.conversation_cards[kind], total)} do total · `}
              {beforeText(data, kind)}
            </>
          )}
        </NumberCard>
      ))}
    </div>
  );
}

/** Returns the same number for the days before. A single day is compared without a percentage. */
function beforeText({ from, to, previous, conversation_cards }: DashboardData, kind: Kind): string {
  if (!previous) return 'sem período anterior para comparar';
  if (from === to) return `${wholeNumber(previous[kind])} no dia anterior`;
  const difference = change(conversation_cards[kind], previous[kind]);
  const before = `${wholeNumber(previous[kind])} de ${shortDay(previous.from)} a ${shortDay(previous.to)}`;
  return difference ? `${difference} · ${before}` : before;
}
