import { GraphError, requireValue } from './graph-error.ts';

/** Meta's limits (reference 5.3), written down here apart from the driver's, so that each can catch the other. */
type Part = Record<string, unknown>;

const checks: Record<string, (part: Part) => void> = {
  text: ({ body }) => requireValue(isText(body, 4096), 'text.body'),
  image: checkMedia,
  video: checkMedia,
  document: checkMedia,
  audio(part) {
    checkMedia(part);
    requireValue(part['caption'] === undefined, 'audio.caption');
  },
  sticker(part) {
    checkMedia(part);
    requireValue(part['caption'] === undefined, 'sticker.caption');
  },
  location: ({ latitude, longitude }) =>
    requireValue(typeof latitude === 'number' && typeof longitude === 'number', 'location'),
  contacts: () => undefined,
  reaction: ({ message_id, emoji }) =>
    requireValue(isText(message_id, 500) && typeof emoji === 'string', 'reaction'),
  interactive: checkInteractive,
  template: ({ name, language }) => {
    requireValue(isText(name, 512), 'template.name');
    requireValue(isText(asPart(language)['code'], 10), 'template.language');
  },
};

/** Throws the GraphError with which Meta refuses a message of this form. */
export function validateMessage(body: Part): void {
  if (body['messaging_product'] !== 'whatsapp') throw new GraphError(100, 'messaging_product');
  const { type, to, recipient } = body;
  if (!isText(to, 30) && !isText(recipient, 200)) throw new GraphError(131008, 'to');
  const callback = body['biz_opaque_callback_data'];
  requireValue(callback === undefined || isText(callback, 512), 'biz_opaque_callback_data');
  if (typeof type !== 'string' || !checks[type]) throw new GraphError(131051, String(type));
  if (body[type] === undefined) throw new GraphError(131008, type);
  checks[type](type === 'contacts' ? {} : asPart(body[type]));
}

/** Returns the value as an object; throws 100 for anything else. */
export function asPart(value: unknown): Part {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new GraphError(100);
  return { ...value };
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= max;
}

function listOf(value: unknown): Part[] {
  return Array.isArray(value) ? value.map(asPart) : [];
}

function checkMedia({ id, link, caption }: Part): void {
  if (!isText(id, 200) && !isText(link, 2000)) throw new GraphError(131008, 'id or link');
  requireValue(caption === undefined || isText(caption, 1024), 'caption');
}

function checkInteractive({ type, body, action, footer }: Part): void {
  requireValue(isText(asPart(body)['text'], 1024), 'interactive.body.text');
  requireValue(footer === undefined || isText(asPart(footer)['text'], 60), 'interactive.footer.text');
  if (type === 'button') return checkButtons(listOf(asPart(action)['buttons']));
  if (type === 'list') return checkList(asPart(action));
  throw new GraphError(131009, 'interactive.type');
}

function checkButtons(buttons: Part[]): void {
  requireValue(buttons.length >= 1 && buttons.length <= 3, 'buttons');
  const replies = buttons.map(({ reply }) => asPart(reply));
  for (const { id, title } of replies) requireValue(isText(id, 256) && isText(title, 20), 'button.reply');
  requireDistinct(replies.map(({ id }) => id));
  requireDistinct(replies.map(({ title }) => title));
}

function checkList({ button, sections }: Part): void {
  requireValue(isText(button, 20), 'list.button');
  const listed = listOf(sections);
  requireValue(listed.length >= 1 && listed.length <= 10, 'list.sections');
  const rows = listed.flatMap((section) => listOf(section['rows']));
  requireValue(rows.length >= 1 && rows.length <= 10, 'list.rows');
  requireValue(listed.length === 1 || listed.every(({ title }) => isText(title, 24)), 'list.sections.title');
  for (const { id, title, description } of rows) {
    requireValue(isText(id, 200) && isText(title, 24), 'list.row');
    requireValue(description === undefined || isText(description, 72), 'list.row.description');
  }
  requireDistinct(rows.map(({ id }) => id));
}

function requireDistinct(values: unknown[]): void {
  requireValue(new Set(values).size === values.length, 'duplicated id or title');
}
