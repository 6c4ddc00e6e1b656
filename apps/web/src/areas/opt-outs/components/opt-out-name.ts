import type { OptOut } from '@prosa/contract';
import { contactName } from '../../contacts/contact-name.ts';

/** Returns what the person of an entry is called on screen. */
export function optOutName({ contact }: OptOut): string {
  return contact ? contactName(contact) : 'Contato apagado';
}
