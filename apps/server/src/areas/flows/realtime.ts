import type { StoredEvent } from '../../platform/events/append-events.ts';
import type { Delivery, LivePresenter } from '../../platform/realtime/live.ts';

/** Type of the event this area records when a flow, its draft or its published version changed. */
export const flowsChanged = 'flows.changed';
/** A person hands a conversation to a robot; its next round hears of it. */
export const flowAsked = 'flow.asked';
/** A flow calls a person of the team to a conversation. */
export const mentionedByFlow = 'flow.mentioned';

/** Tells everybody of the company that the flows changed, and whoever is called to a conversation to which one. */
export const flowPresenter: LivePresenter = {
  types: [flowsChanged, mentionedByFlow],
  present: async (_db, events) => events.map(deliver),
};

function deliver({ sequence, type, payload }: StoredEvent): Delivery {
  if (type === flowsChanged)
    return { sequence, audience: { kind: 'company' }, event: { type: 'flows_changed' } };
  const { conversation_id, user_id } = payload as { conversation_id: string; user_id: string };
  return { sequence, audience: { kind: 'user', user_id }, event: { type: 'mentioned', conversation_id } };
}
