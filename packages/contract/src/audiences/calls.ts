import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { done, pageOf, paging, ref, saved, text } from '../shapes.ts';
import { audience, audiencePerson } from './audience.ts';
import { audienceFilter } from './audience-filter.ts';

const access = { can: 'audiences.manage' } as const;
const name = text(limits.audience_name_max_chars).default('');
const one = z.object({ audience_id: ref('audience') });
/** A yes or no as a part of a multipart request carries it. */
const flag = z.enum(['true', 'false']).default('false');

export const audienceCalls = {
  /** A page of the audiences in use, newest first. */
  getAudiences: defineCall({
    path: 'get-audience-by-user',
    access,
    input: z.object({ ...paging, query: text(200).default('') }),
    output: pageOf(audience),
    errors: ['campaigns_unavailable'],
  }),
  getAudience: defineCall({
    path: 'get-audience',
    access,
    input: one,
    output: audience,
    errors: ['campaigns_unavailable', 'not_found'],
  }),
  /** Makes an audience of the contacts that meet a filter; renames one, changes a living one's filter, or archives it. */
  saveAudience: defineCall({
    path: 'create-or-update-audience',
    access,
    input: z.object({
      _id: ref('audience').optional(),
      name,
      /** Of a new one. */
      kind: z.enum(['frozen', 'living']).default('living'),
      filter: audienceFilter.optional(),
      filed: z.boolean().default(false),
    }),
    output: saved,
    errors: [
      'campaigns_unavailable',
      'not_found',
      'audience_name_required',
      'audience_filter_required',
      'audience_filter_incomplete',
      'audience_filter_fixed',
      'audience_in_use',
    ],
  }),
  /**
   * Without `save`, takes in a sheet, whose content is analysed in the background, and answers the import's id
   * (`getContactImport`, `changeContactImport`). With `save`, the analysed sheet `people` becomes an audience, whose
   * people come in in the background; answers the audience's id.
   */
  importAudienceSheet: defineCall({
    path: 'import-audience-sheet',
    access,
    upload: { field: 'sheet', max_bytes: limits.sheet_max_bytes },
    input: z.object({ save: flag, name, create_contacts: flag, people: ref('contact_import').optional() }),
    output: saved,
    errors: [
      'campaigns_unavailable',
      'not_found',
      'sheet_required',
      'sheet_empty',
      'sheet_wrong_type',
      'sheet_encrypted',
      'sheet_old_format',
      'audience_name_required',
      'audience_not_analysed',
      'import_not_ready',
      'import_phone_required',
      'import_nobody',
      'import_running',
    ],
  }),
  /** Counts the contacts that meet a filter now, and those of them to whom nothing would be sent. */
  countAudiencePeople: defineCall({
    path: 'count-audience-people',
    access,
    input: z.object({ filter: audienceFilter }),
    output: z.object({
      people: z.number().int(),
      ignored: z.number().int(),
      without_phone: z.number().int(),
    }),
    errors: ['campaigns_unavailable', 'not_found', 'audience_filter_incomplete'],
  }),
  /** The names of variables that contacts have, the most used first. */
  getAudienceVariables: defineCall({
    path: 'get-audience-variables',
    access,
    input: z.object({}),
    output: z.array(z.string()),
    errors: ['campaigns_unavailable'],
  }),
  /** The people of an audience, whatever its kind, on from `after`. */
  getAudiencePeople: defineCall({
    path: 'get-audience-people',
    access,
    input: one.extend({
      /** `next` of the page before. */
      after: text(60).default(''),
      limit: z.number().int().min(1).max(100).default(limits.audience_people_page),
    }),
    output: z.object({ data: z.array(audiencePerson), next: z.string().nullable() }),
    errors: ['campaigns_unavailable', 'not_found'],
  }),
  /** The people of an audience as a sheet that can be imported again. */
  exportAudience: defineCall({
    path: 'export-audience',
    access: { can: 'contacts.export', refusal: 'export_refused' },
    input: one,
    output: done,
    download: true,
    errors: ['campaigns_unavailable', 'not_found', 'export_refused'],
  }),
};
