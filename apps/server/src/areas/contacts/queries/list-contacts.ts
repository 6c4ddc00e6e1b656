import { canonicalPhone, countryCode, phoneDigits } from '@prosa/brazil';
import { limits, type CallOutput, type calls, type ParsedInput } from '@prosa/contract';
import type { CallContext } from '../../../platform/http/binding.ts';
import { presentContact } from '../present.ts';
import { newestContacts, searchContacts } from '../reader.ts';

type Wanted = ParsedInput<typeof calls.getContacts>;

/**
 * Returns a page of the contacts, newest first: all of them, or those whose name or phone contains the query,
 * ignoring case and accents.
 */
export async function listContacts(
  { db, links }: CallContext,
  { page, limit, query }: Wanted,
): Promise<CallOutput<typeof calls.getContacts>> {
  const place = { limit, offset: (page - 1) * limit };
  const texts = searchTexts(query);
  const { contacts, counted } = texts.length
    ? await searchContacts(db, { texts, ...place })
    : await newestContacts(db, place);
  const cap = texts.length ? limits.contact_search_cap : limits.search_total_cap;
  return {
    data: contacts.map((contact) => presentContact(contact, links)),
    total: Math.min(counted, cap),
    total_is_capped: counted > cap,
  };
}

const phoneSigns = /^[\d\s().+-]+$/;

/**
 * Returns the texts to search: the words as typed; for a phone also its digits alone, and the spelling with the ninth
 * digit.
 */
function searchTexts(query: string): string[] {
  const words = query.trim().replaceAll(/\s+/g, ' ');
  if (!words) return [];
  const digits = phoneSigns.test(words) ? phoneDigits(words) : '';
  if (!digits) return [words];
  const complete = digits.length > 11 ? digits : countryCode + digits;
  const canonical = canonicalPhone(complete);
  return [...new Set([words, digits, canonical === complete ? digits : canonical])];
}
