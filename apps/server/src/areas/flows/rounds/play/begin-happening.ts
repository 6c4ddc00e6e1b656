import { conversationOpened, givenToFlow } from '../../../conversations/index.ts';
import { rests } from '../../starts/decide.ts';
import type { FlowRow } from '../../flow-rows.ts';
import type { Item } from '../read/items.ts';
import { beginRun } from './begin-run.ts';
import { hasLiveRun, withNotice, withTransition, type Turn } from './turn.ts';

type Happening = Item & { kind: 'happening' };

const againMs = 5000;

/**
 * Begins the flow that a happening starts. It was decided before the conversation was locked: where that no longer
 * holds, it is decided again a little later.
 */
export function beginHappening(turn: Turn, happening: Happening): Turn {
  const flow = turn.world.flows.find(({ id }) => id === happening.flow_id);
  if (!flow || !mayBegin(turn, flow, happening)) return putOff(turn, happening);
  const opened = happening.opens ? withOpening(turn) : turn;
  const given = withTransition(opened, givenToFlow(turn.conversation, flow.id));
  const message = `O fluxo “${flow.name}” começou: ${causeOf(turn, happening)}.`;
  const told = withNotice(given, { event: 'note', message });
  const begun = beginRun(
    {
      ...told,
      customer: {
        ...told.customer,
        starts: new Map([...told.customer.starts, [flow.id, turn.world.now]]),
      },
      triggered: [...told.triggered, flow.id],
      assignment: null,
      finishes: false,
    },
    { flow_id: flow.id, message: null },
  );
  const { id } = happening;
  const run_id = begun.runs.at(-1)?.id ?? null;
  const settled = { id, state: 'started', flow_id: flow.id, run_id, reason: null, due: null } as const;
  return { ...begun, happenings: [...begun.happenings, settled] };
}

function mayBegin(turn: Turn, flow: FlowRow, { opens }: Happening): boolean {
  const { conversation, customer, world } = turn;
  if (conversation.finished || customer.contact.ignore || hasLiveRun(turn)) return false;
  // Nobody can be in a conversation that this round opens, though the number gives new ones to people.
  if (conversation.is_manual && !flow.trigger_human && !opens) return false;
  return !rests(flow, customer.starts.get(flow.id) ?? null, world.now);
}

function putOff(turn: Turn, { id }: Happening): Turn {
  const due = new Date(turn.world.now.getTime() + againMs);
  const settled = { id, state: 'waiting', flow_id: null, run_id: null, reason: 'busy', due } as const;
  return { ...turn, happenings: [...turn.happenings, settled] };
}

function withOpening(turn: Turn): Turn {
  const { conversation } = turn;
  const events = [conversationOpened({ ...conversation, is_manual: false })];
  return withTransition(turn, { to: { is_new: false }, events });
}

/** Returns what happened, as people read it in the thread. */
function causeOf({ world }: Turn, { about, cause }: Happening): string {
  const [first = ''] = about;
  switch (cause) {
    case 'finished':
      return 'a conversa anterior foi finalizada';
    case 'tagged':
      return `tag “${about.map((id) => world.company.tag_names[id]).find(Boolean) ?? 'arquivada'}” colocada`;
    case 'changed':
      return `“${about.join('”, “')}” mudou`;
    case 'date':
      return `data de “${first}”`;
  }
}
