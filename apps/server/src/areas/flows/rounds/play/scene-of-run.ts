import type { MessageType } from '@prosa/contract';
import type { CustomerMessage, Scene, TalkType } from '@prosa/flow-engine';
import type { BotConversation } from '../../../conversations/index.ts';
import type { RunnableFlow } from '../../versions/flow-versions.ts';
import { reachOf } from './reachable-flows.ts';
import type { Round } from '../round-context.ts';
import type { Run } from '../run-rows.ts';
import { waitingBesides } from '../read/count-waiting.ts';
import { lastingIn } from './lasting-values.ts';
import type { HeardMessage, KnownContact, World } from '../read/world.ts';

interface Looking {
  world: World;
  conversation: BotConversation;
  contact: KnownContact;
  flow: RunnableFlow;
  /** Flows that may be called: those in use. */
  in_use: ReadonlySet<string>;
  return_address: string;
  /** Why nothing can be said, where nothing can. */
  mute: string | null;
}

/** What a run sees of the world. */
function sceneOf({ world, conversation, contact, flow, in_use, ...own }: Looking): Scene {
  const { name, time_zone, tag_names, department_names } = world.company;
  return {
    now: world.now.getTime(),
    time_zone,
    company: name,
    contact: { ...contact },
    conversation: {
      id: conversation.id,
      channel: { id: conversation.channel_id, name: conversation.channel_name },
      department: { id: conversation.department_id, name: conversation.department_name },
      protocol: protocolOf(conversation),
      started: conversation.created.getTime(),
    },
    ...own,
    lasting: lastingIn(world, conversation),
    missing_files: flow.needs.media.filter((id) => !world.media.has(id)),
    online: world.online,
    waiting: flow.needs.waiting ? waitingBesides(world, conversation.id) : {},
    attending: attendingOf(world, conversation),
    last_agent: world.last_agents.get(contact.id) ?? null,
    tag_names,
    department_names,
    everywhere: world.everywhere,
    flows: flow.flows,
    callable: Object.fromEntries(Object.entries(flow.callees).filter(([id]) => in_use.has(id))),
  };
}

function attendingOf({ visibleDepartments }: World, { department_id }: BotConversation): string[] {
  return [...visibleDepartments].flatMap(([id, seen]) =>
    seen?.includes(department_id) === false ? [] : [id],
  );
}

/** What a conversation's run sees; null where the version it runs on cannot be read, or its contact is gone. */
export function sceneOfRun(
  { world, in_use, addressOf }: Round,
  conversation: BotConversation,
  { run, mute }: { run: Run; mute: string | null },
): Scene | null {
  const contact = world.contacts.get(conversation.contact_id);
  const flow = reachOf(world, run);
  if (!contact || !flow) return null;
  return sceneOf({ world, conversation, contact, flow, in_use, return_address: addressOf(run.id), mute });
}

/** A number that customer and people can name: the day it began and the end of its id. */
function protocolOf({ id, created }: BotConversation): string {
  const day = created.toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}-${id.replaceAll('-', '').slice(-6).toUpperCase()}`;
}

/** A kind of message as a run hears it; those that say nothing to a bot are texts. */
export function heardType(type: MessageType): TalkType {
  return type === 'summary' || type === 'system' ? 'text' : type;
}

/** A message of the customer as a run hears it. */
export function customerMessage(
  message: HeardMessage,
  linkOf: (message: HeardMessage) => string | null,
): CustomerMessage {
  return {
    message_id: message.id,
    type: heardType(message.type),
    text: message.message,
    media_url: linkOf(message),
    file_name: message.file_name,
    quoted: message.quoted,
    quoted_effect: message.quoted_effect,
    at: message.created.getTime(),
  };
}
