import type { Contact } from '@prosa/contract';
import { formatPhone } from '../../lib/phone.ts';

type Named = Pick<Contact, 'name' | 'override_name' | 'phone'>;

/** What a contact is called on screen: the name given here, the one its phone shows, or the phone. */
export function contactName({ override_name, name, phone }: Named): string {
  return override_name?.trim() || name.trim() || formatPhone(phone) || 'Sem nome';
}
