import { z } from 'zod';
import { defineCall } from '../call.ts';
import { limits } from '../constants.ts';
import { done, instant, pageOf, paging, ref, rowId, saved, text, undoable } from '../shapes.ts';
import { annotation, annotationInput, contact, tag, tagOrder } from './contact.ts';

export const contactCalls = {
  /** Table and search (name or phone) of the contacts. */
  getContacts: defineCall({
    path: 'get-contacts-by-user',
    access: { can: 'contacts.view' },
    input: z.object({ ...paging, query: text(200).default('') }),
    output: pageOf(contact),
  }),
  getContact: defineCall({
    path: 'get-contact-by-id',
    access: 'session',
    input: z.object({ contact_id: ref('contact') }),
    output: contact,
    errors: ['not_found'],
  }),
  ignoreContact: defineCall({
    path: 'ignore-contact',
    access: 'session',
    input: z.object({ contact: z.object({ _id: ref('contact'), ignore: z.boolean() }) }),
    output: saved,
    errors: ['not_found'],
  }),
  changeContactTags: defineCall({
    path: 'change-contact-tags',
    access: 'session',
    input: z.object({
      contact: z.object({ _id: ref('contact'), tags: z.array(ref('tag')).max(100) }),
      conversation_id: ref('conversation').optional(),
    }),
    output: saved.extend(undoable.shape),
    errors: ['not_found'],
  }),
  /** The name given here overrides the one the phone shows; empty takes the override back. */
  changeContactName: defineCall({
    path: 'change-contact-name',
    access: 'session',
    input: z.object({ contact: z.object({ _id: ref('contact'), override_name: text(120) }) }),
    output: saved,
    errors: ['not_found'],
  }),
  /**
   * What was noted about a contact. `seen` is what the screen showed: notes others added meanwhile stay. A note without
   * `created` is new and gets its author and time from the server.
   */
  changeContactAnnotations: defineCall({
    path: 'change-contact-annotations',
    access: 'session',
    input: z.object({
      contact: z.object({ _id: ref('contact'), annotations: z.array(annotationInput).max(500) }),
      seen: z.array(annotationInput).max(500).optional(),
    }),
    output: z.array(annotation),
    errors: ['not_found'],
  }),
  /** Replaces the variables of a contact. */
  changeContactData: defineCall({
    path: 'change-contact-data',
    access: 'session',
    input: z.object({
      contact: z.object({
        _id: ref('contact'),
        data: z.array(z.object({ name: text(60), value: text(1000) })).max(100),
      }),
    }),
    output: saved,
    errors: ['not_found', 'name_required', 'variable_repeated'],
  }),
  createContact: defineCall({
    path: 'create-contact',
    access: { can: 'contacts.view' },
    input: z.object({ name: text(120).default(''), phone: text(40) }),
    output: saved,
    errors: ['phone_invalid', 'contact_phone_taken'],
  }),
  /** For good, with conversations, messages and files; only counts stay. A repeat answers the same. */
  deleteContact: defineCall({
    path: 'delete-contact',
    access: { can: 'contacts.delete' },
    input: z.object({ contact: z.object({ _id: ref('contact') }) }),
    output: saved,
    errors: ['not_found'],
  }),
  /** The contacts that were merged into this one, because they are one person, and can be separated from it. */
  getContactMerges: defineCall({
    path: 'get-contact-merges',
    access: { can: 'contacts.separate' },
    input: z.object({ contact_id: ref('contact') }),
    output: z.array(z.object({ _id: rowId, name: z.string(), phone: z.string(), created: instant })),
  }),
  /** Takes a merge back; the answer names the contact that exists again. */
  separateContact: defineCall({
    path: 'separate-contact',
    access: { can: 'contacts.separate' },
    input: z.object({ merge_id: ref('contact_merge') }),
    output: z.object({ contact_id: rowId }),
    errors: ['not_found'],
  }),
  /** All contacts as a spreadsheet. */
  exportContacts: defineCall({
    path: 'export-contacts',
    access: { can: 'contacts.export', refusal: 'export_refused' },
    input: z.object({}),
    output: done,
    download: true,
    errors: ['export_refused'],
  }),
  /** Everything known of one contact, for the person themself. */
  exportContact: defineCall({
    path: 'export-contact-data',
    access: { can: 'contacts.export', refusal: 'export_refused' },
    input: z.object({ contact_id: ref('contact') }),
    output: done,
    download: true,
    errors: ['not_found', 'export_refused'],
  }),
  getTags: defineCall({
    path: 'get-tags-by-user',
    access: 'session',
    input: z.object({}),
    output: z.array(tag),
  }),
  /** A page of the tags in use, found by a part of their name or of a keyword. */
  findTags: defineCall({
    path: 'find-tags',
    access: { can: 'tags.manage' },
    input: z.object({ ...paging, query: text(200).default(''), order: tagOrder.default('name') }),
    output: pageOf(tag),
  }),
  saveTag: defineCall({
    path: 'create-or-update-tag',
    access: { can: 'tags.manage' },
    input: z.object({
      _id: ref('tag').optional(),
      name: text(60).default(''),
      color: text(20).default(limits.tag_default_color),
      auto_tag: z.boolean().default(false),
      keywords: z.array(text(100)).max(500).default([]),
      filed: z.boolean().default(false),
    }),
    output: saved,
    errors: [
      'name_required',
      'color_required',
      'color_invalid',
      'keywords_required',
      'keyword_empty',
      'keyword_taken',
      'tag_name_taken',
    ],
  }),
};
