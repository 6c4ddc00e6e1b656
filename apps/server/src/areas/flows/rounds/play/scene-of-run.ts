import { noRow } from '@prosa/contract';
import type { Scene } from '@prosa/flow-engine';
import type { BotConversation } from '../../../conversations/index.ts';
import type { RunnableFlow } from '../../versions/flow-versions.ts';
import type { Customer, World } from '../read/world.ts';
import { reachableFlow } from './reachable-flow.ts';
import type { RunTurn } from './turn.ts';

/**
 * Returns what the run sees of the world; null where the version it runs on cannot be read. `mute` is why it can say
 * nothing.
 */
export function sceneOfRun(turn: RunTurn, mute: string | null): Scene | null {
  const { world, conversation, customer, run, othersWaiting, tools } = turn;
  const flow = reachableFlow(world, run);
  if (!flow) return null;
  const { name, time_zone, tag_names, department_names } = world.company;
  return {
    now: world.now.getTime(),
    time_zone,
    company: name,
    contact: { ...customer.contact },
    conversation: conversationOf(conversation),
    lasting: lastingOf(customer, conversation),
    mute,
    return_address: tools.addressOf(run.id),
    missing_files: flow.needs.media.filter((id) => !world.media.has(id)),
    online: world.online,
    waiting: flow.needs.waiting ? othersWaiting : {},
    attending: attendingOf(world, conversation),
    last_agent: world.last_agents.get(customer.contact.id) ?? null,
    tag_names,
    department_names,
    everywhere: world.everywhere,
    flows: flow.flows,
    callable: callableOf(world, flow),
  };
}

function conversationOf(conversation: BotConversation): Scene['conversation'] {
  return {
    id: conversation.id,
    channel: { id: conversation.channel_id, name: conversation.channel_name },
    department: { id: conversation.department_id, name: conversation.department_name },
    protocol: protocolOf(conversation),
    started: conversation.created.getTime(),
  };
}

/** Returns a number that customer and people can name: the day it began and the end of its id. */
function protocolOf({ id, created }: BotConversation): string {
  const day = created.toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}-${id.replaceAll('-', '').slice(-6).toUpperCase()}`;
}

function lastingOf({ lasting }: Customer, { id }: BotConversation): Scene['lasting'] {
  const at = (place: string) =>
    Object.fromEntries(
      lasting
        .filter(({ conversation_id, value }) => conversation_id === place && value !== null)
        .map(({ name, value, until }) => [name, { value, until: until?.getTime() ?? null }]),
    );
  return { conversation: at(id), contact: at(noRow) };
}

function attendingOf({ visibleDepartments }: World, { department_id }: BotConversation): string[] {
  return [...visibleDepartments].flatMap(([id, seen]) =>
    seen?.includes(department_id) === false ? [] : [id],
  );
}

/** Flows that were archived since cannot be called. */
function callableOf({ flows }: World, { callees }: RunnableFlow): Scene['callable'] {
  const called = Object.entries(callees);
  return Object.fromEntries(called.filter(([callee]) => flows.some(({ id }) => id === callee)));
}
