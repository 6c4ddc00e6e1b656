import { calls, type Conversation, type Message } from '@prosa/contract';
import type { ChannelRows } from '../../channels/testing/furnish.ts';
import type { Ground } from '../../../testing/contract/ground.ts';
import { eventually } from '../../../testing/eventually.ts';

/** Ways to get fresh rows of this area. */
export interface ConversationRows {
  /** A customer writes; answers the conversation it opened. */
  conversation(message?: string): Promise<Conversation>;
  finished(): Promise<Conversation>;
  /** Filters that the owner saved. */
  savedView(): Promise<string>;
  /** Two contacts that were merged, because they are one person. */
  contactMerge(): Promise<string>;
  /** What the customer wrote first. */
  received(conversation: Conversation): Promise<Message>;
  /** What a person answered, once the network took it. */
  sent(conversation: Conversation): Promise<Message>;
}

/** Returns the ways to get fresh rows of this area, in a connected number. */
export function furnishConversations({
  server,
  company: { owner },
  channel,
  unique,
  phone,
}: Ground & Pick<ChannelRows, 'channel'>): ConversationRows {
  const thread = async ({ _id }: Conversation) =>
    (await owner.call(calls.getMessages, { conversation_id: _id, limit: 100 })).data;
  const conversation = async (message = 'Olá, bom dia') => {
    const customer = { phone: phone(), name: `Cliente ${unique()}` };
    await server.simulator('send', { channel: channel._id, ...customer, message });
    const wanted = { limit: 5, filter: { text: customer.phone } };
    return eventually(async () => (await owner.call(calls.getDeskConversations, wanted)).data[0]);
  };
  return {
    conversation,
    savedView: async () =>
      (await owner.call(calls.saveView, { name: `Visão ${unique()}`, filter: {}, shared: false }))._id,
    async finished() {
      const one = await conversation();
      await owner.call(calls.finishConversation, { conversation_id: one._id });
      return one;
    },
    async contactMerge() {
      const { contact } = await conversation();
      const place = { channel: channel._id, phone: contact.phone };
      const name = `Escondido ${unique()}`;
      await server.simulator('send', { ...place, name, message: 'Sou eu', hides_phone: true });
      // Known apart from each other, before the network says who they are.
      await eventually(async () => (await owner.call(calls.getContacts, { query: name, limit: 10 })).data[0]);
      await server.simulator('identify', place);
      const merges = () => owner.call(calls.getContactMerges, { contact_id: contact._id });
      return (await eventually(async () => (await merges())[0]))._id;
    },
    received: (one) =>
      eventually(async () => (await thread(one)).find(({ origin }) => origin === 'customer')),
    async sent(one) {
      const { _id } = await owner.call(calls.sendMessage, { conversation_id: one._id, text: 'Respondendo' });
      return eventually(async () =>
        (await thread(one)).find((message) => message._id === _id && message.status >= 2),
      );
    },
  };
}
