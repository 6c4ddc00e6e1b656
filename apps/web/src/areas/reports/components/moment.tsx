import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { deskLink } from '../links.ts';
import { LastContacts } from './last-contacts.tsx';
import { NumberCard } from '../../../ui/chart/number-card.tsx';
import classes from '../../../ui/chart/dashboard.module.css';

/** If a live event is lost, the cards are right again within a minute. */
const refetchInterval = 60_000;

/** The state of this moment: conversations in progress, and the contacts of the newest ones. */
export function Moment({ channel }: { channel: string | null }) {
  const { data, error, refetch } = useCall(
    calls.getDashboardRealTimeData,
    { selected_chip: channel },
    { keepPrevious: true, refetchInterval },
  );
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  const open = data?.open_conversations;
  return (
    <section className={classes.section} aria-labelledby="dashboard-moment">
      <div className={classes.sectionHead}>
        <h2 id="dashboard-moment">Tempo real</h2>
      </div>
      <div className={classes.four}>
        <NumberCard
          label="Em andamento"
          definition="Conversas abertas neste momento, com o chatbot ou com uma pessoa, qualquer que seja o dia em que começaram."
          value={open?.all}
          to={deskLink({ channel })}
        />
        <NumberCard
          label="Aguardando resposta"
          definition="Conversas em andamento em que o cliente falou por último e ninguém respondeu nem marcou como respondida."
          value={open?.waiting_response}
          to={deskLink({ channel, situation: 'sem-resposta' })}
          tone="waiting"
        />
        <NumberCard
          label="Chatbot"
          definition="Conversas em andamento que o chatbot está atendendo: ninguém da equipe assumiu."
          value={open?.chatbot}
          to={deskLink({ channel, kind: 'chatbot' })}
          tone="flow"
        />
        <NumberCard
          label="Humano"
          definition="Conversas em andamento com uma pessoa da equipe, ou esperando por uma, sem chatbot."
          value={open?.manual}
          to={deskLink({ channel, kind: 'humano' })}
          tone="accent"
        />
      </div>
      <LastContacts contacts={data?.last_contacts} />
    </section>
  );
}
