import type { contactCalls, contactImportCalls } from '@prosa/contract';
import {
  everybody,
  everybodyBut,
  hiddenFrom,
  leaders,
  leadersBut,
  ofDepartment,
  type RolesOf,
  type RolesOfScreens,
} from '../../../testing/contract/roles-of-calls.ts';

const seesContacts = everybodyBut('manager without contacts', 'agent without contacts');
/** What somebody else imported: agents see their own imports only. */
const seesImport = hiddenFrom(leadersBut('manager without contacts'), [
  'agent',
  'agent of another department',
]);

/** Who may make the calls of this area (specification section 6). */
export const contactsRoles = {
  getContacts: seesContacts,
  createContact: seesContacts,
  analyseContactSheet: seesContacts,
  getContactImports: seesContacts,
  getContactImport: seesImport,
  changeContactImport: seesImport,
  importContacts: seesImport,
  cancelContactImport: seesImport,
  undoContactImport: seesImport,
  exportImportModel: seesContacts,
  exportRejectedRows: seesImport,
  deleteContact: leadersBut('manager without contacts'),
  exportContacts: leadersBut('manager without contacts'),
  getContactMerges: leadersBut('manager without contacts'),
  separateContact: leadersBut('manager without contacts'),
  exportContact: leadersBut('manager without contacts'),
  // A contact, on its screen or beside a conversation.
  getContact: everybody,
  ignoreContact: everybody,
  changeContactName: everybody,
  changeContactAnnotations: everybody,
  changeContactData: everybody,
  changeContactTags: ofDepartment,
  getTags: everybody,
  findTags: leaders,
  saveTag: leaders,
} satisfies RolesOf<typeof contactCalls & typeof contactImportCalls>;

/** Who finds the screens of this area. */
export const contactsScreens = {
  '/contatos': seesContacts,
  '/tags': leaders,
} satisfies RolesOfScreens;
