import type { StoredEvent } from '../../platform/events/domain-events.ts';
import type { Delivery, LivePresenter } from '../../platform/realtime/live.ts';
import type { FlowEvents } from './events.ts';

type Presented = Exclude<keyof FlowEvents, 'flow.asked' | 'flow.ran'>;

/** Notifies everybody in the company that the flows changed, and a person who is called of the conversation. */
export const flowPresenter: LivePresenter<Presented> = {
  types: ['flows.changed', 'flow.mentioned'],
  present: async (_db, events) => events.map(deliver),
};

function deliver({ sequence, type, payload }: StoredEvent<Presented>): Delivery {
  if (type === 'flows.changed')
    return { sequence, audience: { kind: 'company' }, event: { type: 'flows_changed' } };
  const { conversation_id, user_id } = payload;
  return { sequence, audience: { kind: 'user', user_id }, event: { type: 'mentioned', conversation_id } };
}
