import type { BotConversation } from '../../../conversations/index.ts';
import type { Concerned } from '../read/find-concerned.ts';
import type { Customer, World } from '../read/world.ts';
import { withoutWaiting, withWaiting } from '../waiting-queues.ts';
import type { Tools, Turn, TurnOutcome } from './turn.ts';
import { walkConversation } from './walk-conversation.ts';

/**
 * Plays the turn of each conversation and returns what came of them, in the same order. A turn sees what those before
 * it did to the same customer, and whom they left waiting for people.
 */
export function playConversations(
  world: World,
  concerned: readonly Concerned[],
  tools: Tools,
): TurnOutcome[] {
  const outcomes: TurnOutcome[] = [];
  const customers = new Map(world.customers);
  let { waiting } = world;
  for (const { id, items } of concerned) {
    const conversation = world.conversations.get(id);
    const customer = conversation && customers.get(conversation.contact_id);
    if (!conversation || !customer) continue;
    const othersWaiting = withoutWaiting(waiting, conversation);
    const surroundings = { world, tools, othersWaiting };
    const outcome = walkConversation(beginTurn(surroundings, conversation, customer), items);
    customers.set(conversation.contact_id, outcome.customer);
    waiting = withWaiting(othersWaiting, outcome.conversation);
    outcomes.push(outcome);
  }
  return outcomes;
}

function beginTurn(
  { world, tools, othersWaiting }: Pick<Turn, 'world' | 'tools' | 'othersWaiting'>,
  conversation: BotConversation,
  customer: Customer,
): Turn {
  // Written out, not spread: turns are copied at every step, and only one that was made at once is copied fast.
  return {
    world,
    tools,
    othersWaiting,
    conversation,
    customer,
    run: world.runs.get(conversation.id) ?? null,
    interrupted: world.interrupted.get(conversation.id) ?? null,
    acts: [],
    finishes: false,
    assignment: null,
    runs: [],
    effects: [],
    traces: [],
    passages: [],
    triggered: [],
    answers: [],
    happenings: [],
    failures: [],
    again: false,
  };
}
