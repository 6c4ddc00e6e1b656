import { writePlace } from '@prosa/contract';
import type { z } from 'zod';
import type { InboundMessage, MessageMark } from '../../messages.ts';
import { orderText } from './order-text.ts';
import { parts, type WebhookMessage } from './shapes.ts';
import { writeCards } from './write-cards.ts';

/** What a message says, apart from who wrote it, when, and what it answers. */
export type Content = Pick<InboundMessage, 'type' | 'message' | 'media_ref' | 'file_name' | 'voice'> & {
  marks: MessageMark[];
  option_id: string | null;
};

type Reader = (message: WebhookMessage) => Content | null;

/** Returns the content of a text. */
const words = (message: string, more: Partial<Content> = {}): Content => ({
  type: 'text',
  message,
  media_ref: null,
  file_name: null,
  voice: false,
  marks: [],
  option_id: null,
  ...more,
});

const choice = (title: string, option_id: string | null) => words(title, { marks: ['choice'], option_id });

/** Returns a reader of the part that has the type's name; what does not fit its shape is not understood. */
const reading =
  <Shape extends z.ZodType>(
    name: string,
    shape: Shape,
    read: (part: z.output<Shape>) => Content | null,
  ): Reader =>
  (message) => {
    const part = shape.safeParse(message[name]);
    return part.success ? read(part.data) : null;
  };

const readingFile = (type: 'image' | 'video' | 'audio' | 'document' | 'sticker'): Reader =>
  reading(type, parts.file, ({ id, caption, filename, voice }) =>
    words(caption ?? '', { type, media_ref: id, file_name: filename ?? null, voice: voice === true }),
  );

const readers: Record<string, Reader> = {
  text: reading('text', parts.text, ({ body }) => words(body)),
  image: readingFile('image'),
  video: readingFile('video'),
  audio: readingFile('audio'),
  document: readingFile('document'),
  sticker: readingFile('sticker'),
  location: reading('location', parts.location, ({ latitude, longitude, name = '', address = '' }) =>
    words(writePlace({ latitude, longitude, name, address }), { type: 'location' }),
  ),
  contacts: reading('contacts', parts.contacts, (cards) => words(writeCards(cards), { type: 'contact' })),
  button: reading('button', parts.button, ({ text, payload }) => choice(text, payload ?? null)),
  interactive: reading('interactive', parts.interactive, ({ button_reply, list_reply, nfm_reply }) => {
    const chosen = button_reply ?? list_reply;
    if (chosen) return choice(chosen.title, chosen.id);
    return nfm_reply ? words(formText(nfm_reply.body, nfm_reply.response_json), { marks: ['choice'] }) : null;
  }),
  order: reading('order', parts.order, (order) => words(orderText(order), { marks: ['order'] })),
  system: reading('system', parts.system, ({ type, body, wa_id }) => {
    if (type?.endsWith('changed_number') && wa_id) return words(`Mudou de número: agora é +${wa_id}.`);
    return words(body ?? '', { marks: ['unsupported'] });
  }),
};

/** Returns what a message says. One of a kind that is not known is visible, with the mark 'unsupported'. */
export function readContent(message: WebhookMessage): Content {
  const content = readers[message.type]?.(message) ?? words('', { marks: ['unsupported'] });
  const { forwarded, frequently_forwarded } = message.context ?? {};
  if (frequently_forwarded) content.marks.push('forwarded_often');
  else if (forwarded) content.marks.push('forwarded');
  return content;
}

/** Returns a filled-in form as lines, without what Meta adds for itself. */
function formText(title: string | undefined, response_json: string | undefined): string {
  const answers = answersOf(response_json).filter(([name]) => name !== 'flow_token');
  return [...(title ? [title] : []), ...answers.map(([name, value]) => `${name}: ${value}`)].join('\n');
}

function answersOf(response_json: string | undefined): [string, string][] {
  try {
    const answers: unknown = JSON.parse(response_json ?? '{}');
    if (typeof answers !== 'object' || answers === null) return [];
    return Object.entries(answers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
  } catch {
    return [];
  }
}
