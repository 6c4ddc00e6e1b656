import type { LivePresenter } from '../../platform/realtime/live.ts';

/** Tells the whole company that the library changed. */
export const mediaPresenter: LivePresenter<'medias.changed'> = {
  types: ['medias.changed'],
  async present(_db, events) {
    return events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'company' },
      event: { type: 'medias_changed' },
    }));
  },
};
