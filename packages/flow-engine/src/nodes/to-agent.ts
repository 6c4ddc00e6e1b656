import type { FlowNodeOf } from '@prosa/contract';
import { end, leave } from '../outcome.ts';
import { emit, fill, say, type Visit } from '../visit.ts';
import type { Executor } from './executor.ts';
import { summaryOf } from './summary.ts';

type AgentVisit = Visit<FlowNodeOf<'toAgent'>>;

export const toAgent: Executor<FlowNodeOf<'toAgent'>> = {
  enter: (visit) => {
    const { text, summary } = visit.node.settings;
    const user = agentOf(visit);
    if (!isOnline(visit, user) && visit.node.next.away !== undefined)
      return leave(
        'away',
        user === null ? 'Ninguém atendeu este contato antes.' : 'O atendente não está on-line.',
      );
    say(visit, fill(visit, text), { beside: true });
    emit(visit, {
      kind: 'transfer',
      department: null,
      user,
      strategy: 'none',
      priority: 'normal',
      summary: summary ? summaryOf(visit) : null,
    });
    return end('human', user === null ? 'Transferiu para a equipe.' : 'Transferiu para o atendente.');
  },
};

/** The one chosen, or whoever attended this contact last. */
function agentOf({ node, turn }: AgentVisit): string | null {
  return node.settings.user || (turn.scene.last_agent?.id ?? null);
}

function isOnline({ turn }: AgentVisit, user: string | null): boolean {
  return Object.values(turn.scene.online).some((people) => people.some(({ id }) => id === user));
}
