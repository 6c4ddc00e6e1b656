import type { StoredEvent } from '../../../platform/events/domain-events.ts';
import type { Delivery, LivePresenter } from '../../../platform/realtime/live.ts';
import { userNames } from '../../team/index.ts';
import type { TogetherEvents } from './events.ts';

/** Notifies people whom colleagues called, and those whose saved views changed. */
export const togetherPresenter: LivePresenter<keyof TogetherEvents> = {
  types: ['colleague.mentioned', 'saved_views.changed'],
  async present(db, events) {
    const callers = events.flatMap(({ payload }) => ('by_user_id' in payload ? [payload.by_user_id] : []));
    const names = await userNames(db, { account_id: db.account_id, user_ids: [...new Set(callers)] });
    return events.map((event) => deliveryOf(event, names));
  },
};

function deliveryOf(
  { sequence, payload }: StoredEvent<keyof TogetherEvents>,
  names: ReadonlyMap<string, string>,
): Delivery {
  if (!('by_user_id' in payload)) {
    const { user_id } = payload;
    const audience = user_id === null ? ({ kind: 'company' } as const) : ({ kind: 'user', user_id } as const);
    return { sequence, audience, event: { type: 'saved_views_changed' } };
  }
  const { conversation_id, user_id, by_user_id, kind } = payload;
  const by = names.get(by_user_id) ?? '';
  return {
    sequence,
    audience: { kind: 'user', user_id },
    event: { type: 'colleague_mentioned', conversation_id, by, kind },
  };
}
