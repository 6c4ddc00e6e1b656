import { calls, type Chip, type Conversation, type Message } from '@prosa/contract';
import type { FakeGraph } from '@prosa/fakes';
import { eventually } from './eventually.ts';
import type { TestCompany } from './test-company.ts';

/** A number of the Cloud API at the fake Graph, with what its customers do. */
export interface CloudNumber {
  company: TestCompany;
  chip: Chip;
  keys: ReturnType<typeof newCloudKeys> & { verify_token: string };
  /** The address of its webhooks. */
  webhook: string;
  /** A customer writes; returns the Graph's id of it. */
  inbound(from: string, given: object): string;
  /** Waits until the customer's conversation is on the desk. */
  conversation(from: string): Promise<Conversation>;
  thread(from: string): Promise<Message[]>;
  /** What the Graph accepted for the customer, oldest first. */
  sent(to: string): Record<string, unknown>[];
}

/** Adds a number to the company, with keys, known to the fake Graph, but not yet connected; a flow may answer first. */
export async function addCloudNumber(
  { url, graph }: { url: string; graph: FakeGraph },
  company: TestCompany,
  flow: string | null = null,
): Promise<CloudNumber> {
  const { owner, department } = company;
  const given = newCloudKeys();
  const chip = await owner.call(calls.saveChip, {
    name: `oficial ${given.phone_number_id}`,
    redirect: flow === null ? 'human' : 'flow_chatbot',
    flow,
    department,
    driver: 'cloud',
  });
  const { webhook } = await owner.call(calls.saveCloudKeys, { chip: chip._id, ...given });
  const webhookUrl = url + new URL(webhook.url).pathname;
  const keys = { ...given, verify_token: webhook.verify_token ?? '' };
  await graph.admin.numbers({ ...keys, phone: '5511930004000', webhook_url: webhookUrl });
  const conversation = (from: string) =>
    eventually(
      async () =>
        (await owner.call(calls.getDeskConversations, { limit: 5, filter: { text: from } })).data[0],
    );
  return {
    company,
    chip,
    keys,
    webhook: webhookUrl,
    inbound: (from, message) =>
      graph.admin.inbound({ phone_number_id: keys.phone_number_id, from, ...message }).id,
    conversation,
    thread: async (from) => {
      const { _id } = await conversation(from);
      return (await owner.call(calls.getMessages, { conversation_id: _id, limit: 100 })).data;
    },
    sent: (to) =>
      graph.world.sent
        .filter((sent) => sent.to === to && sent.phone_number_id === keys.phone_number_id)
        .map(({ body }) => body),
  };
}

/** Connects a number and waits until it is open. */
export async function connectCloudNumber({ company: { owner }, chip }: CloudNumber): Promise<void> {
  await owner.call(calls.connectChip, { chip: chip._id, connect: true });
  await eventually(async () => {
    const found = (await owner.call(calls.getChips, {})).find(({ _id }) => _id === chip._id);
    return found?.status === 'open';
  });
}

let number = 0;

/** Returns keys of a number of Meta that no other test uses. */
export function newCloudKeys() {
  number += 1;
  const phone_number_id = `${process.pid}${String(number).padStart(6, '0')}`;
  return {
    phone_number_id,
    waba_id: `9${phone_number_id}`,
    access_token: `EAAG-${phone_number_id}-tests`,
    app_secret: `secret-${phone_number_id}-tests`,
  };
}
