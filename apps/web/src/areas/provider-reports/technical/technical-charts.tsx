import { Button } from '@mantine/core';
import { limits, type AccountNumber, type AdminDashboardData } from '@prosa/contract';
import classes from '../../../ui/chart/dashboard.module.css';
import { DistributionCard, type Part } from '../../../ui/chart/distribution-card.tsx';
import { EvolutionCard } from '../../../ui/chart/evolution-card.tsx';
import { restColor, type Point, type Series } from '../../../ui/chart/series.ts';

interface Props {
  /** Undefined while it loads. */
  data: AdminDashboardData | undefined;
  onOpen: (of: AccountNumber) => void;
}

const conversationSeries: readonly Series[] = [
  { key: 'human', label: 'Humano', color: 'var(--accent)' },
  { key: 'ai_chatbot', label: 'Chatbot de IA', color: 'var(--ai)' },
  { key: 'flow_chatbot', label: 'Chatbot de Fluxo', color: 'var(--flow)' },
];

const messageSeries: readonly Series[] = [
  { key: 'user', label: 'Mensagens humanas', color: 'var(--accent)' },
  { key: 'chatbot', label: 'Mensagens de chatbot', color: 'var(--flow)' },
  { key: 'customer', label: 'Mensagens de contatos', color: 'var(--waiting-text)' },
];

const emptyHint = 'Escolha outro período.';

/** The three distributions: of conversations and messages by day, of numbers by their connection. */
export function TechnicalCharts({ data, onOpen }: Props) {
  const charts = data?.admin_charts;
  const shared = { isStacked: true, maxBars: limits.admin_dashboard_max_bars, emptyHint };
  return (
    <div className={classes.charts}>
      <EvolutionCard
        title="Distribuição de conversas"
        definition="Conversas abertas em cada dia, por quem as atende: uma pessoa, um chatbot de IA ou um chatbot de fluxo. A conversa que alguém assumiu conta como humana."
        series={conversationSeries}
        points={charts?.conversations.map(pointOf)}
        action={<AccountsButton onClick={() => onOpen('conversations')} of="conversas" />}
        {...shared}
      />
      <EvolutionCard
        title="Distribuição de mensagens"
        definition="Mensagens escritas em cada dia por pessoas da equipe, por chatbots e por contatos. As de um contato apagado continuam contadas."
        series={messageSeries}
        points={charts?.messages.map(pointOf)}
        action={<AccountsButton onClick={() => onOpen('messages')} of="mensagens" />}
        {...shared}
      />
      <DistributionCard
        title="Distribuição de chips"
        definition="Números de WhatsApp de todas as empresas pela conexão que têm neste momento."
        parts={charts && chipParts(charts.chip_distribution)}
        total={data?.cards.chips_all ?? 0}
        emptyHint="Nenhuma empresa cadastrou um número ainda."
        action={<AccountsButton onClick={() => onOpen('chips')} of="chips" />}
      />
    </div>
  );
}

function AccountsButton({ onClick, of }: { onClick: () => void; of: string }) {
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      color="gray"
      onClick={onClick}
      aria-label={`Ver empresas por ${of}`}
    >
      Ver empresas
    </Button>
  );
}

function pointOf({ _id, ...values }: { _id: string } & Record<string, number | string>): Point {
  return { day: _id, values: values as Record<string, number> };
}

type Chips = AdminDashboardData['admin_charts']['chip_distribution'];

const connections = [
  { _id: 'open', name: 'Conectado', color: 'var(--accent)', of: ['open'] },
  { _id: 'connecting', name: 'Conectando', color: 'var(--waiting)', of: ['connecting'] },
  { _id: 'close', name: 'Desconectado', color: restColor, of: ['close', 'new'] },
] as const;

/** Returns the parts as the specification names the states: new and closed ones are disconnected. */
function chipParts(chips: Chips): Part[] {
  return connections
    .map(({ of, ...part }) => ({
      ...part,
      all: chips.reduce((sum, { _id, all }) => (of.some((state) => state === _id) ? sum + all : sum), 0),
    }))
    .filter(({ all }) => all > 0);
}
