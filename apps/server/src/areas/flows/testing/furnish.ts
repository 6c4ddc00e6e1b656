import { calls, messageStatuses } from '@prosa/contract';
import type { ConversationRows } from '../../conversations/testing/furnish.ts';
import type { Ground } from '../../../testing/contract/ground.ts';
import { eventually } from '../../../testing/eventually.ts';
import { drawing, greeting, node } from '../../../testing/flow-drawings.ts';
import { publishedFlow } from '../../../testing/published-flow.ts';

/** Where a flow spoke. */
export interface BotTalk {
  flow_id: string;
  conversation_id: string;
  message_id: string;
}

/** Ways to get fresh rows of this area. */
export interface FlowRows {
  /** A published flow. */
  flow(): Promise<string>;
  flowTest(): Promise<string>;
  /** A conversation in which a flow spoke, and what it said. */
  botTalk(): Promise<BotTalk>;
  /** A customer's masked answer to a sensitive question, while the bot that asked still keeps it. */
  hiddenAnswer(): Promise<string>;
}

/** Returns the ways to get fresh rows of this area, where customers write. */
export function furnishFlows({
  server,
  company: { owner },
  conversation,
  unique,
}: Ground & Pick<ConversationRows, 'conversation'>): FlowRows {
  const flow = (document = greeting()) => publishedFlow(owner, `Fluxo ${unique()}`, document);
  return {
    flow,
    async flowTest() {
      const steps = [{ kind: 'customer' as const, text: 'oi' }];
      const test = { flow_id: await flow(), name: 'Cumprimenta', starts: '2026-01-05T12:00:00.000Z', steps };
      return (await owner.call(calls.saveFlowTest, test))._id;
    },
    async botTalk() {
      const [{ _id: conversation_id }, flow_id] = [await conversation(), await flow()];
      await owner.call(calls.transferToFlow, { conversation_id, flow: flow_id });
      const said = await eventually(async () => {
        const { data } = await owner.call(calls.getMessages, { conversation_id, limit: 100 });
        return data.find(({ origin }) => origin === 'chatbot');
      });
      return { flow_id, conversation_id, message_id: said._id };
    },
    async hiddenAnswer() {
      const settings = { text: 'Seu CPF?', kind: 'cpf', variable: 'cpf', sensitive: true } as const;
      const question = node('question', { settings, next: { next: 'more' } });
      const rest = { id: 'more', settings: { text: 'Mais algo?', variable: 'mais' }, next: { next: 'end' } };
      const more = node('question', rest);
      const [{ _id: conversation_id, chip, contact }, flow_id] = [
        await conversation(),
        await flow(drawing(question, more, node('end'))),
      ];
      await owner.call(calls.transferToFlow, { conversation_id, flow: flow_id });
      const thread = async () => (await owner.call(calls.getMessages, { conversation_id, limit: 100 })).data;
      // What is written before the question is on the phone is no answer to it.
      await eventually(async () =>
        (await thread()).some(
          ({ message, status }) => message === 'Seu CPF?' && status >= messageStatuses.accepted,
        ),
      );
      const from = { channel: chip._id, phone: contact.phone };
      await server.simulator('send', { ...from, message: '529.982.247-25' });
      await eventually(async () => (await thread()).some(({ message }) => message === 'Mais algo?'));
      const masked = await eventually(async () => (await thread()).find(({ message }) => message === '•••'));
      return masked._id;
    },
  };
}
