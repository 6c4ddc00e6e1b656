import { calls, type AccountNumber, type AdminDashboardData } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { inThousands } from '../../../lib/money.ts';
import classes from '../../../ui/chart/dashboard.module.css';
import { NumberCard } from '../../../ui/chart/number-card.tsx';
import { wholeNumber } from '../../../ui/chart/numbers.ts';
import own from './technical.module.css';

interface Props {
  /** Undefined while they load. */
  cards: AdminDashboardData['cards'] | undefined;
  onOpen: (of: AccountNumber) => void;
}

const behind = 'Ver empresas';
const onlineRefetchInterval = 30_000;

/** How all companies stand at this moment. */
export function TechnicalCards({ cards, onOpen }: Props) {
  const of = (number: AccountNumber) => ({ behind, short: inThousands, onOpen: () => onOpen(number) });
  return (
    <section className={classes.section} aria-labelledby="technical-moment">
      <div className={classes.sectionHead}>
        <h2 id="technical-moment">Tempo real</h2>
      </div>
      <div className={own.five}>
        <NumberCard
          label="Conversas"
          definition="Conversas em andamento neste momento, em todas as empresas: com o chatbot ou com uma pessoa."
          value={cards?.conversations_all}
          {...of('open_conversations')}
        >
          {cards &&
            `${wholeNumber(cards.conversations_chatbot)} chatbot · ${wholeNumber(cards.conversations_manual)} humano`}
        </NumberCard>
        <NumberCard
          label="Contas ativas"
          definition="Empresas cujo plano está ativo, como na tabela de clientes."
          value={cards?.accounts_active}
          tone="accent"
          {...of('accounts')}
        >
          {cards &&
            `de ${wholeNumber(cards.accounts_all)} ${cards.accounts_all === 1 ? 'empresa' : 'empresas'}`}
        </NumberCard>
        <NumberCard
          label="Chips conectados"
          definition="Números de WhatsApp conectados neste momento, em todas as empresas."
          value={cards?.chips_connected}
          tone="accent"
          {...of('chips')}
        >
          {cards &&
            `de ${wholeNumber(cards.chips_all)} ${cards.chips_all === 1 ? 'cadastrado' : 'cadastrados'}`}
        </NumberCard>
        <OnlineUsers />
        <NumberCard
          label="Mensagens hoje"
          definition="Mensagens de pessoas da equipe, de chatbots e de clientes desde a meia-noite de São Paulo. A soma é refeita a cada dez segundos."
          value={cards?.messages_all}
          tone="flow"
          {...of('messages_today')}
        >
          {cards && messagesNote(cards)}
        </NumberCard>
      </div>
    </section>
  );
}

function messagesNote({ messages_chatbot, messages_manual, messages_customer }: AdminDashboardData['cards']) {
  const part = (value: number, name: string) => `${inThousands(value)} ${name}`;
  return [
    part(messages_chatbot, 'chatbot'),
    part(messages_manual, 'humano'),
    part(messages_customer, 'clientes'),
  ].join(' · ');
}

function OnlineUsers() {
  const { data, error, refetch } = useCall(
    calls.getOnlineUsers,
    {},
    { refetchInterval: onlineRefetchInterval },
  );
  return (
    <NumberCard
      label="Usuários online"
      definition="Pessoas das empresas com a Prosa aberta neste momento, em qualquer servidor. Quem tem duas abas conta uma vez."
      value={data ?? (error ? 0 : undefined)}
      short={error && data === undefined ? () => '–' : inThousands}
    >
      {error && data === undefined ? (
        <button type="button" className={own.retry} onClick={() => void refetch()}>
          Não foi possível contar. Tentar de novo
        </button>
      ) : (
        'pessoas conectadas'
      )}
    </NumberCard>
  );
}
