import { formatPhone } from '@prosa/brazil';
import type { Contact } from '@prosa/contract';
import { plainName } from '../../ui/text/name.tsx';

type Named = Pick<Contact, 'name' | 'override_name' | 'phone'>;

/** Returns what a contact is called on screen: the name given here, the one its phone shows, or the phone number. */
export function contactName({ override_name, name, phone }: Named): string {
  const own = plainName(override_name ?? '').trim() || plainName(name).trim();
  return own || formatPhone(phone) || 'Sem nome';
}
