import type { contactCalls, contactImportCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';
import { contactOf } from '../../../testing/contract/rows-of.ts';

/** Valid inputs of the calls of this area. */
export const contactsInputs = {
  getContacts: async () => [{ page: 1, limit: 10, query: '' }],
  getContact: async (scope) => [{ contact_id: await contactOf(scope) }],
  ignoreContact: async (scope) => [{ contact: { _id: await contactOf(scope), ignore: true } }],
  changeContactTags: async ({ conversation, tag }) => {
    const { _id, contact } = await conversation();
    return [{ contact: { _id: contact._id, tags: [await tag()] }, conversation_id: _id }];
  },
  changeContactName: async (scope) => [
    { contact: { _id: await contactOf(scope), override_name: 'Apelido' } },
  ],
  changeContactAnnotations: async (scope) => [
    { contact: { _id: await contactOf(scope), annotations: [{ text: 'Prefere à tarde' }] }, seen: [] },
  ],
  changeContactData: async (scope) => [
    { contact: { _id: await contactOf(scope), data: [{ name: 'cidade', value: 'Curitiba' }] } },
  ],
  createContact: async ({ phone }) => [{ name: 'Nova pessoa', phone: phone() }],
  deleteContact: async (scope) => [{ contact: { _id: await contactOf(scope) } }],
  getContactMerges: async (scope) => [{ contact_id: await contactOf(scope) }],
  separateContact: async (scope) => [{ merge_id: await scope.contactMerge() }],
  exportContacts: async () => [{}],
  analyseContactSheet: async () => [{}],
  getContactImports: async () => [{}],
  getContactImport: async (scope) => [{ import_id: await scope.contactImport() }],
  changeContactImport: async (scope) => [
    { import_id: await scope.contactImport(), props: ['phone', 'skip'] },
  ],
  importContacts: async (scope) => [
    { people: await scope.contactImport(), props: ['phone', 'name'], tag: 'Lote' },
  ],
  cancelContactImport: async (scope) => [{ import_id: await scope.contactImport() }],
  undoContactImport: async (scope) => [{ import_id: await scope.contactImport('cancelled') }],
  exportImportModel: async () => [{}],
  exportRejectedRows: async (scope) => [{ import_id: await scope.contactImport() }],
  exportContact: async (scope) => [{ contact_id: await contactOf(scope) }],
  getTags: async () => [{}],
  findTags: async () => [{ query: 'vip', order: 'newest', page: 2 }],
  saveTag: async ({ tag, unique }) => [
    { _id: await tag(), name: `Tag ${unique()}`, color: '#112233', auto_tag: true, keywords: [unique()] },
  ],
} satisfies InputsOf<typeof contactCalls & typeof contactImportCalls>;
