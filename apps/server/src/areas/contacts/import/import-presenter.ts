import type { LivePresenter } from '../../../platform/realtime/live.ts';
import { importsByIds, presentImport } from './import-rows.ts';

/** Notifies the person who imports about the progress. */
export const importPresenter: LivePresenter<'contact_import.changed'> = {
  types: ['contact_import.changed'],
  async present(db, events) {
    const ids = events.map(({ payload }) => payload.import_id);
    const rows = new Map((await importsByIds(db, ids)).map((row) => [row.id, row]));
    return events.flatMap(({ sequence, payload }) => {
      const row = rows.get(payload.import_id);
      if (!row) return [];
      const live = { type: 'contact_import', import: presentImport(row) } as const;
      return [{ sequence, audience: { kind: 'user', user_id: row.user_id }, event: live }];
    });
  },
};
