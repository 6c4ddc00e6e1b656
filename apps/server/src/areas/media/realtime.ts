import type { LivePresenter } from '../../platform/realtime/live.ts';
import type { MediaEvents } from './events.ts';

/** Notifies the whole company that the library changed. */
export const mediaPresenter: LivePresenter<keyof MediaEvents> = {
  types: ['medias.changed'],
  async present(_db, events) {
    return events.map(({ sequence }) => ({
      sequence,
      audience: { kind: 'company' },
      event: { type: 'medias_changed' },
    }));
  },
};
