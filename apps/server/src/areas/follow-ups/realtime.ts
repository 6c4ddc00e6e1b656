import { sql } from '../../platform/db/sql.ts';
import type { Delivery, LivePresenter } from '../../platform/realtime/live.ts';
import { departmentAudience } from '../team/index.ts';
import type { FollowUpEvents } from './events.ts';

/** Notifies who sees a conversation that its queue changed, and everybody that the settings did. */
export const followUpPresenter: LivePresenter<keyof FollowUpEvents> = {
  types: ['follow_ups.set', 'follow_ups.changed'],
  async present(db, events) {
    const ids = events.flatMap((event) =>
      event.type === 'follow_ups.changed' ? [event.payload.conversation_id] : [],
    );
    const rows = await db.rows<{ id: string; department_id: string }>(
      sql`select id, department_id from conversations where account_id = ${db.account_id} and id = any(${ids}::uuid[])`,
      'departments_of_follow_ups',
    );
    const departments = new Map(rows.map(({ id, department_id }) => [id, department_id]));
    return events.flatMap(({ sequence, type, payload }): Delivery[] => {
      if (type === 'follow_ups.set')
        return [{ sequence, audience: { kind: 'company' }, event: { type: 'follow_up_settings_changed' } }];
      const { conversation_id } = payload;
      const department_id = departments.get(conversation_id);
      if (department_id === undefined) return []; // erased or merged since
      const audience = departmentAudience(department_id);
      return [{ sequence, audience, event: { type: 'follow_ups_changed', conversation_id } }];
    });
  },
};
