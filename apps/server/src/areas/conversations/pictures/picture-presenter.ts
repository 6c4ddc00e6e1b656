import type { Ability } from '@prosa/contract';
import { sql } from '../../../platform/db/sql.ts';
import type { Audience, LivePresenter } from '../../../platform/realtime/live.ts';
import { departmentAudience, presentPicture } from '../../team/index.ts';

interface Pictured {
  id: string;
  picture: string | null;
  /** Those of the contact's conversations. */
  departments: string[];
}

const ability: Ability = 'contacts.view';

/** Shows a contact's new picture to those who may see the contact: by ability, or through a conversation. */
export const picturePresenter: LivePresenter<'contact.pictured'> = {
  types: ['contact.pictured'],
  async present(db, events, { links }) {
    const { account_id } = db;
    const ids = [...new Set(events.map(({ payload }) => payload.contact_id))];
    const rows = await db.rows<Pictured>(
      sql`select k.id, k.profile_picture as picture, array(
          select distinct c.department_id from conversations c
          where c.account_id = k.account_id and c.contact_id = k.id
        ) as departments
        from contacts k where k.account_id = ${account_id} and k.id = any(${ids}::uuid[])`,
      'pictured_contacts',
    );
    const pictured = new Map(rows.map((row) => [row.id, row]));
    return events.flatMap(({ sequence, payload: { contact_id } }) => {
      const row = pictured.get(contact_id);
      if (!row) return []; // erased or merged since
      const profile_picture = presentPicture({ account_id, picture: row.picture }, links);
      const event = { type: 'contact_picture', contact_id, profile_picture } as const;
      const audiences: Audience[] = [
        { kind: 'ability', ability },
        ...row.departments.map(departmentAudience),
      ];
      return audiences.map((audience) => ({ sequence, audience, event }));
    });
  },
};
