import type { Annotation, calls, ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { sql } from '../../../platform/db/sql.ts';
import { found } from '../../../platform/http/app-error.ts';
import { mergeAnnotations } from '../merge-annotations.ts';
import { presentAnnotation } from '../present.ts';
import { changeContact } from '../writer.ts';

/** Saves the annotations of a contact. Those that others added since the screen was loaded stay. */
export async function changeAnnotations(
  { db, session, clock }: CallContext,
  { contact, seen }: ParsedInput<typeof calls.changeContactAnnotations>,
): Promise<Annotation[]> {
  return db.transaction(async (tx) => {
    const row = await tx.row<{ annotations: unknown[] }>(
      sql`select annotations from contacts
        where account_id = ${tx.account_id} and id = ${contact._id} for no key update`,
    );
    const known = found(row).annotations.map(presentAnnotation);
    const annotations = mergeAnnotations({
      known,
      seen: seen ?? known,
      wanted: contact.annotations,
      author: { user: session.user_name, created: clock.now().toISOString() },
    });
    await changeContact(tx, contact._id, sql`annotations = ${JSON.stringify(annotations)}::jsonb`);
    return annotations;
  });
}
