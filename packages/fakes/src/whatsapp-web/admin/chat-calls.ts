import { z } from 'zod';
import * as content from '../phone/contents.ts';
import type { FakeWhatsAppWeb } from '../start.ts';
import { adminCall, digits, flag, number, recipient } from './admin-call.ts';

const chat = z.object({ from: digits, to: recipient });
const about = chat.extend({ id: z.string() });

/** Calls of people in chats. Who writes is registered by it; who is written to must be there. */
export const chatCalls = {
  send: adminCall(
    'from= to= text= [reply_to=] [forwarded=5] sends a text',
    chat.extend({ text: z.string(), reply_to: z.string().optional(), forwarded: number.optional() }),
    (fake, { from, to, text, reply_to, forwarded }) => {
      const phone = fake.phones.add(from);
      if (reply_to !== undefined) return sent(phone.reply(to, reply_to, text));
      return sent(phone.send(to, forwarded === undefined ? text : content.forwarded(text, forwarded)));
    },
  ),
  'own-phone': adminCall(
    'phone= to= text= writes on the handset of a linked number',
    z.object({ phone: digits, to: recipient, text: z.string() }),
    (fake, { phone, to, text }) => sent(fake.phones.get(phone).send(to, text)),
  ),
  'send-file': adminCall(
    'from= to= kind=image|video|audio|voice|document|sticker mimetype= base64= [caption=] [file_name=] sends a file',
    chat.extend({
      kind: z.enum(['image', 'video', 'audio', 'voice', 'document', 'sticker']),
      mimetype: z.string(),
      base64: z.base64(),
      caption: z.string().optional(),
      file_name: z.string().optional(),
      view_once: flag.optional(),
    }),
    (fake, { from, to, base64, file_name, view_once, ...file }) => {
      const bytes = Buffer.from(base64, 'base64');
      const outgoing = { ...file, bytes, fileName: file_name, viewOnce: view_once };
      return sent(fake.phones.add(from).sendFile(to, outgoing));
    },
  ),
  'send-message': adminCall(
    'from= to= message= sends any message, given as JSON of the protocol',
    chat.extend({ message: z.record(z.string(), z.unknown()) }),
    (fake, { from, to, message }) => sent(fake.phones.add(from).send(to, content.fromJson(message))),
  ),
  'send-absent': adminCall(
    'from= to= text= [as=absent|view_once] sends a text of which linked devices get no content',
    z.object({
      from: digits,
      to: digits,
      text: z.string(),
      as: z.enum(['absent', 'view_once']).default('absent'),
    }),
    (fake, { from, to, text, as }) => ({ id: fake.phones.add(from).sendAbsent(to, text, as) }),
  ),
  choose: adminCall(
    'from= to= id= title= [as=button|list|template|interactive] answers buttons or a list',
    about.extend({
      title: z.string(),
      as: z.enum(['button', 'list', 'template', 'interactive']).default('button'),
    }),
    (fake, { from, to, id, title, as }) => sent(fake.phones.add(from).send(to, answers[as](id, title))),
  ),
  react: adminCall(
    'from= to= id= emoji= reacts to a message',
    about.extend({ emoji: z.string() }),
    (fake, input) => sent(fake.phones.get(input.from).react(input.to, input.id, input.emoji)),
  ),
  edit: adminCall('from= to= id= text= edits a message', about.extend({ text: z.string() }), (fake, input) =>
    sent(fake.phones.get(input.from).edit(input.to, input.id, input.text)),
  ),
  delete: adminCall('from= to= id= deletes a message for everyone', about, (fake, input) =>
    sent(fake.phones.get(input.from).delete(input.to, input.id)),
  ),
  read: adminCall(
    'phone= author= [id=] [played=yes] reads a message, or all of somebody',
    z.object({ phone: digits, author: digits, id: z.string().optional(), played: flag.optional() }),
    (fake, { phone, author, id, played }) => {
      const reader = fake.phones.get(phone);
      const all = reader.account.inbox.filter(({ from }) => from === author).map((each) => each.id);
      reader.read(author, id === undefined ? all : [id], played ? 'played' : 'read');
    },
  ),
  typing: adminCall(
    'from= to= [state=composing|recording|paused] types',
    z.object({
      from: digits,
      to: digits,
      state: z.enum(['composing', 'recording', 'paused']).default('composing'),
    }),
    (fake, { from, to, state }) => fake.phones.add(from).typing(to, state),
  ),
  call: adminCall(
    'from= to= [video=yes] calls, and gives up when nobody answers',
    z.object({ from: digits, to: digits, video: flag.optional() }),
    (fake, { from, to, video }) => {
      const phone = fake.phones.add(from);
      const id = phone.call(to, { video });
      phone.hangUp(to, id);
      return { id };
    },
  ),
  group: adminCall(
    'from= subject= members=a,b makes a group',
    z.object({ from: digits, subject: z.string(), members: z.string().transform((list) => list.split(',')) }),
    (fake, { from, subject, members }) => ({ jid: fake.phones.add(from).createGroup(subject, members) }),
  ),
  status: adminCall(
    'from= viewer= text= posts a status',
    z.object({ from: digits, viewer: digits, text: z.string() }),
    (fake, { from, viewer, text }) => fake.phones.add(from).postStatus([viewer], text),
  ),
  newsletter: adminCall(
    'follower= text= publishes in a newsletter',
    z.object({ follower: digits, text: z.string() }),
    (fake: FakeWhatsAppWeb, { follower, text }) => fake.publishNewsletter([follower], text),
  ),
};

const answers = {
  button: content.buttonAnswer,
  list: content.listAnswer,
  template: content.templateAnswer,
  interactive: content.interactiveAnswer,
};

async function sent(id: Promise<string>) {
  return { id: await id };
}
