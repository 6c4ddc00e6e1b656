import { z } from 'zod';
import type { RefKind } from './constants.ts';

/** Without NUL and halves of surrogate pairs: PostgreSQL holds neither, in text or in JSON. */
const isStorable = (value: string) => !value.includes('\u0000') && !/\p{Cs}/u.test(value);

/** Text of at most `max` characters that can be stored; what cannot is refused. */
export const text = (max: number) => z.string().max(max).refine(isStorable);

/** An id field that points at a row of the caller's own company. */
export const ref = (kind: RefKind) => text(100).min(1).meta({ ref: kind });

/** A row's own id on the wire. */
export const rowId = z.string();

/** A point in time on the wire: ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** Page number and size as the specification's tables use them; the server caps the size. */
export const paging = {
  page: z.number().int().min(1).max(10_000).default(1),
  limit: z.number().int().min(1).max(100).default(10),
};

/** Answer of a paged table. `total` is exact up to the cap of the query, and then says so. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), total: z.number().int(), total_is_capped: z.boolean() });

/** Answer of a list that grows on demand. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), has_more: z.boolean() });

/** A saved row is answered by its id. */
export const saved = z.object({ _id: rowId });

/** What an act answers that can be taken back for some seconds (`undoAction`). */
export const undoable = z.object({ undo_id: rowId });

/** Nothing to tell beyond success. */
export const done = z.object({});
