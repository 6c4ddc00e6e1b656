import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { done, ref, saved, text } from '../shapes.ts';
import { contactImport, importPreviewRow, importProp } from './contact-import.ts';

const access = { can: 'contacts.view' } as const;
const one = z.object({ import_id: ref('contact_import') });

export const contactImportCalls = {
  /** Takes in a sheet; its content is analysed in the background. */
  analyseContactSheet: defineCall({
    path: 'analyse-contact-sheet',
    access,
    upload: { field: 'sheet', max_bytes: limits.sheet_max_bytes },
    input: z.object({}),
    output: saved,
    errors: ['sheet_required', 'sheet_empty', 'sheet_wrong_type', 'sheet_encrypted', 'sheet_old_format'],
  }),
  /** The newest imports of this person; leaders see everybody's. */
  getContactImports: defineCall({
    path: 'get-contact-imports',
    access,
    input: z.object({}),
    output: z.array(contactImport),
  }),
  /**
   * Returns an import, its first rows as they would be imported, the first of those that are left out, and an example
   * of what each column contains.
   */
  getContactImport: defineCall({
    path: 'get-contact-import',
    access,
    input: one,
    output: z.object({
      import: contactImport,
      preview: z.array(importPreviewRow),
      rejected: z.array(importPreviewRow),
      samples: z.array(z.string()),
    }),
    errors: ['not_found'],
  }),
  /** Says what the columns contain; another column of phones is analysed again. */
  changeContactImport: defineCall({
    path: 'change-contact-import',
    access,
    input: z.object({ import_id: ref('contact_import'), props: z.array(importProp).max(100) }),
    output: saved,
    errors: ['not_found', 'import_not_ready', 'import_phone_required'],
  }),
  /** Runs an analysed import. `people` is the analysed sheet, `props` what its columns contain. */
  importContacts: defineCall({
    path: 'import-contacts',
    access,
    input: z.object({
      people: ref('contact_import'),
      props: z.array(importProp).max(100).optional(),
      tag: text(60).default(''),
    }),
    output: saved,
    errors: ['not_found', 'import_not_ready', 'import_phone_required', 'import_nobody', 'import_running'],
  }),
  /** Stops it where it is; what was imported stays until it is undone. */
  cancelContactImport: defineCall({
    path: 'cancel-contact-import',
    access,
    input: one,
    output: saved,
    errors: ['not_found'],
  }),
  /** Removes what was imported: new contacts nobody has talked to, and the changes of known ones. */
  undoContactImport: defineCall({
    path: 'undo-contact-import',
    access,
    input: one,
    output: saved,
    errors: ['not_found', 'import_not_undoable'],
  }),
  /** A sheet to fill in, with example rows. */
  exportImportModel: defineCall({
    path: 'export-contact-import-model',
    access,
    input: z.object({}),
    output: done,
    download: true,
  }),
  /** Exports the rows that were left out, with the reason, so that they can be corrected and imported again. */
  exportRejectedRows: defineCall({
    path: 'export-rejected-contacts',
    access,
    input: one,
    output: done,
    download: true,
    errors: ['not_found'],
  }),
};
