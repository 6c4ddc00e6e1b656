import { type calls, type CallOutput, type ParsedInput } from '@prosa/contract';
import type { AccountDb } from '../../../platform/db/database.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { visibleDepartments } from '../../team/index.ts';
import { visibleAmong, type Candidate, type FoundRow } from './visible-among.ts';
import { presentHit } from './present-hit.ts';
import { markWanted, readWanted, type Wanted } from './wanted-words.ts';

type Input = ParsedInput<typeof calls.findMessages>;

/** How many messages with the words are looked at in one trip: at first what fills a page, then more at once. */
const looks = [60, 1000, 1000, 1000] as const;

/** Behind the newest place. */
const afterAll = 2_147_483_647;

/**
 * Finds messages of all conversations that the person may see, newest first. One call looks at so many messages that
 * have the words; `next` says where to go on when there may be more.
 */
export async function findMessages(
  { db, session }: CallContext,
  { text, before, limit }: Input,
): Promise<CallOutput<typeof calls.findMessages>> {
  const wanted = readWanted(text);
  const departments = visibleDepartments(session);
  const rows: FoundRow[] = [];
  let next: number | null = before ?? afterAll;
  for (const look of looks) {
    if (next === null || rows.length > limit || departments?.length === 0) break;
    const candidates = await withWords(db, { wanted, before: next, look });
    rows.push(
      ...(await visibleAmong(db, { candidates, departments, wanted, most: limit + 1 - rows.length })),
    );
    next = candidates.length === look ? (candidates.at(-1)?.place ?? null) : null;
  }
  const page = rows.slice(0, limit);
  const has_more = rows.length > page.length;
  return {
    data: page.map((row) => presentFound(row, wanted)),
    has_more,
    next: has_more ? (page.at(-1)?.place ?? null) : next,
  };
}

interface Search {
  wanted: Wanted;
  before: number;
  look: number;
}

function withWords(db: AccountDb, { wanted, before, look }: Search): Promise<Candidate[]> {
  return db.rows<Candidate>(
    sql`select message_id, place from find_messages(${wanted.beginnings}, ${wanted.phrases.join(' ')}, ${before}, ${look})`,
    'find_messages',
  );
}

function presentFound(row: FoundRow, wanted: Wanted): CallOutput<typeof calls.findMessages>['data'][number] {
  const { position: _position, ...hit } = presentHit(row, (said) => markWanted(said, wanted));
  return {
    ...hit,
    conversation: {
      _id: row.conversation_id,
      finished: row.finished?.toISOString() ?? null,
      department: { _id: row.department_id, name: row.department_name },
      chip: { _id: row.channel_id, name: row.channel_name },
      contact: {
        _id: row.contact_id,
        name: row.contact_name,
        override_name: row.contact_override_name,
        phone: row.contact_phone ?? '',
      },
    },
  };
}
