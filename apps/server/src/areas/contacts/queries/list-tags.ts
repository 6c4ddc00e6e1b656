import type { Tag } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentTag } from '../present.ts';
import { tagsInUse } from '../reader.ts';

/** Lists the company's tags that are not archived, by name. */
export async function listTags({ db }: CallContext): Promise<Tag[]> {
  return (await tagsInUse(db)).map(presentTag);
}
