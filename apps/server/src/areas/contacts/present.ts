import { annotation, type Contact, type PlainContact, type Tag } from '@prosa/contract';
import type { FileLinks } from '../../platform/storage/links.ts';
import { presentPicture } from '../team/index.ts';
import type { ContactRow, TagRow } from './reader.ts';

/** Presents a contact for people who may see it. */
export function presentContact(row: ContactRow, links: FileLinks): Contact {
  const { account_id, profile_picture: picture } = row;
  return { ...presentPlainContact(row), profile_picture: presentPicture({ account_id, picture }, links) };
}

/** Presents a contact for everybody in the company. */
export function presentPlainContact(row: ContactRow): PlainContact {
  const { name, override_name, ignore, tags, channel_contact_id } = row;
  return {
    _id: row.id,
    name,
    override_name,
    phone: row.phone ?? '',
    tags,
    data: Object.fromEntries(Object.entries(row.data).map(([key, value]) => [key, String(value)])),
    annotations: row.annotations.map(presentAnnotation),
    ignore,
    ignored_until: row.ignored_until?.toISOString() ?? null,
    channel_contact_id,
    created: row.created.toISOString(),
  };
}

/** Presents a tag for the web app. */
export function presentTag({ id, name, color, auto_tag, keywords, filed }: TagRow): Tag {
  return { _id: id, name, color, auto_tag, keywords, filed };
}

const nothing = { user: '', created: null, text: '' };
/** Made once: making a schema costs more than reading with it. */
const storedAnnotation = annotation.catch(nothing);

/**
 * Presents a stored annotation. Older ones were plain strings; they become objects with a text (specification section
 * 3).
 */
export function presentAnnotation(stored: unknown): Contact['annotations'][number] {
  if (typeof stored === 'string') return { ...nothing, text: stored };
  return storedAnnotation.parse(stored);
}
