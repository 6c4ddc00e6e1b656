import type { LivePresenter } from '../../platform/realtime/live.ts';

/** Type of the event this area records when a flow, its draft or its published version changed. */
export const flowsChanged = 'flows.changed';
/** A person hands a conversation to a robot; its next round hears of it. */
export const flowAsked = 'flow.asked';

/** Tells everybody of the company that the flows changed; what changed they ask for. */
export const flowPresenter: LivePresenter = {
  types: [flowsChanged],
  present: async (_db, events) =>
    events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'company' },
      event: { type: 'flows_changed' },
    })),
};
