import type { Area } from '../../platform/area.ts';
import { contactPresenter } from './realtime.ts';
import { contactBindings } from './routes.ts';

export { changeContactTags, type ContactTags } from './commands/change-contact-tags.ts';
export { resolveContacts, type ResolvedContact } from './commands/resolve-contacts.ts';
export type { Peer } from './peers.ts';
export {
  canonicalPhone,
  displayPhone,
  lidOfJid,
  phoneOfJid,
  phoneVariants,
  readPhone,
  withoutCountryCode,
} from './phone.ts';
export { presentContact } from './present.ts';
export { contactsByIds, type ContactRow } from './reader.ts';

/** Contacts and tags. */
export const contactsArea: Area = {
  name: 'contacts',
  bindings: contactBindings,
  presenters: [contactPresenter],
  jobs: [],
};
