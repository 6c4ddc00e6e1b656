import { z } from 'zod';
import type { LivePresenter } from '../../../platform/realtime/live.ts';
import { importsByIds, presentImport } from './import-rows.ts';

const about = z.object({ import_id: z.string() });

/** Tells the person who imports how far it is. */
export const importPresenter: LivePresenter = {
  types: ['contact_import.changed'],
  async present(db, events) {
    const idOf = (event: (typeof events)[number]) => about.parse(event.payload).import_id;
    const rows = new Map((await importsByIds(db, events.map(idOf))).map((row) => [row.id, row]));
    return events.flatMap((event) => {
      const row = rows.get(idOf(event));
      if (!row) return [];
      const live = { type: 'contact_import', import: presentImport(row) } as const;
      return [{ sequence: event.sequence, audience: { kind: 'user', user_id: row.user_id }, event: live }];
    });
  },
};
