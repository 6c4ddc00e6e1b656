import { z } from 'zod';
import type { RefKind } from './constants.ts';

/** Without NUL and halves of surrogate pairs: PostgreSQL holds neither, in text or in JSON. */
const isStorable = (value: string) => !value.includes('\u0000') && !/\p{Cs}/u.test(value);

/** Text of at most `max` characters that can be stored; what cannot is refused. */
export const text = (max: number) => z.string().max(max).refine(isStorable);

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const bigint = /^[1-9]\d{0,17}$/;

/** The id of no row, except of WhatsApp numbers and companies. */
export const noRow = '00000000-0000-0000-0000-000000000000';

/** What ids of a kind look like, and the id of no row of it. */
const uuids = { form: uuid, none: noRow };
const otherForms: Partial<Record<RefKind, typeof uuids>> = {
  channel: { form: bigint, none: '0' },
  customer_account: { form: bigint, none: '0' },
  // The network chooses these.
  platform_message: { form: /^/, none: '' },
};

/** Returns whether a row of the kind can have this id. */
export function canBeId(kind: RefKind, id: string): boolean {
  return (otherForms[kind] ?? uuids).form.test(id);
}

/** Returns the id itself, or the id of no row when no row of the kind can have it. */
function idOf(kind: RefKind, id: string): string {
  return canBeId(kind, id) ? id : (otherForms[kind] ?? uuids).none;
}

/** The text of an id. A malformed one names no row, as an unknown one does. */
export const idText = (kind: RefKind) => text(100).transform((id) => idOf(kind, id));

/** An id field that points at a row of the caller's own company; a malformed one is answered like an unknown one. */
export const ref = (kind: RefKind) =>
  text(100)
    .min(1)
    .transform((id) => idOf(kind, id))
    .meta({ ref: kind });

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
