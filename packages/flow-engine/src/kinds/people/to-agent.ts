import type { FlowNodeOf } from '@prosa/contract';
import { end, leave } from '../../walk/outcome.ts';
import { emit, fill, say, type Visit } from '../../walk/visit.ts';
import type { Executor } from '../executor.ts';
import { never, none, type Kind } from '../kind.ts';
import { attends } from '../parts/attends.ts';
import { summaryOf } from '../parts/summary.ts';

type AgentVisit = Visit<FlowNodeOf<'toAgent'>>;

const executor: Executor<FlowNodeOf<'toAgent'>> = {
  enter: (visit) => {
    const { text, summary } = visit.node.settings;
    const wanted = agentOf(visit);
    const user = wanted !== null && attends(visit, wanted) ? wanted : null;
    const missing = isOnline(visit, user) ? null : whyAway(wanted, user);
    if (missing !== null && visit.node.next.away !== undefined) return leave('away', missing);
    say(visit, fill(visit, text), { beside: true });
    emit(visit, {
      kind: 'transfer',
      department: null,
      user,
      strategy: 'none',
      priority: 'normal',
      summary: summary ? summaryOf(visit) : null,
    });
    return end(
      'human',
      user === null ? `${whyAway(wanted, user)} Transferiu para a equipe.` : 'Transferiu para o atendente.',
    );
  },
};

/** Hands the conversation to a person. */
export const toAgent: Kind<'toAgent'> = {
  ports: () => [{ id: 'away', label: 'Atendente ausente', whenOpen: 'harmless' }],
  texts: ({ text }) => ({ templates: [text] }),
  sets: none,
  references: ({ user }) => (user ? [{ to: 'users', id: user }] : []),
  mustHave: none,
  pauses: never,
  isNoticed: false,
  executor,
  sample: (random) => ({ user: random.pick(['', 'u1', 'u2']) }),
};

function whyAway(wanted: string | null, user: string | null): string {
  if (wanted === null) return 'Ninguém atendeu este contato antes.';
  return user === null
    ? 'O atendente saiu da equipe ou não vê este departamento.'
    : 'O atendente não está on-line.';
}

/** The person chosen, or the one who attended this contact last. */
function agentOf({ node, turn }: AgentVisit): string | null {
  return node.settings.user || (turn.scene.last_agent?.id ?? null);
}

function isOnline({ turn }: AgentVisit, user: string | null): boolean {
  return Object.values(turn.scene.online).some((people) => people.some(({ id }) => id === user));
}
