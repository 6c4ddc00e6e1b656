import type { FakeGraph } from '@prosa/fakes';
import { cloudCapabilities } from '@prosa/whatsapp';
import { eventually } from '../../../server/src/testing/eventually.ts';
import { officialCauses } from './causes.ts';
import { pairByKeys, type MetaNumber } from './official-keys.ts';
import { nextPhone, type PlayedCustomer, type PlayedDriver, type Received } from './played-number.ts';

/**
 * Numbers of the Cloud API, played at the fake Graph; this one is in the Business app as well (coexistence), so that
 * its owner can write there.
 */
export const officialDriver: PlayedDriver = {
  kind: 'API oficial da Meta',
  capabilities: cloudCapabilities,
  play({ graph }) {
    const keys = {
      phone_number_id: '106540352242922',
      waba_id: '102290129340398',
      access_token: 'EAAtokenDeTeste',
      app_secret: 'segredoDoAplicativo',
    };
    const meta: MetaNumber = { graph, keys, phone: '5511930004000' };
    return {
      pair: (scene) => pairByKeys(scene, meta),
      writeOnOwnPhone: async ({ phone }, body) =>
        graph.admin.inbound({
          phone_number_id: keys.phone_number_id,
          from: phone,
          echo: true,
          body: { body },
        }),
      newCustomer: (name) => officialCustomer(graph, keys.phone_number_id, name),
      causes: officialCauses(meta),
    };
  },
};

function officialCustomer(graph: FakeGraph, phone_number_id: string, name: string): PlayedCustomer {
  const phone = nextPhone();
  /** What Meta delivers at the same time may come in any order, so each waits for the one before. */
  const emit = async (message: object) => {
    const { id } = graph.admin.inbound({ phone_number_id, from: phone, name, ...message });
    await eventually(() => graph.acknowledged.has(id));
    return id;
  };
  const sent = () => graph.world.sent.filter(({ to }) => to === phone);
  return {
    name,
    phone,
    write: (body, reply_to) => emit({ body: { body }, ...(reply_to && { context: { id: reply_to } }) }),
    sendFile({ name: filename, mime, bytes }) {
      const type = mime.startsWith('image/') ? 'image' : 'document';
      return emit({ type, file: { base64: bytes.toString('base64'), mime }, body: { filename } });
    },
    edit(original_message_id, body) {
      const message = { type: 'text', text: { body } };
      return emit({ type: 'edit', body: { original_message_id, message } });
    },
    delete: (original_message_id) => emit({ type: 'revoke', body: { original_message_id } }),
    react: (message_id, emoji) => emit({ type: 'reaction', body: { message_id, emoji } }),
    confirmDelivery: async () => undefined,
    read: async () => graph.admin.read({ to: phone }),
    received: async () =>
      sent()
        .filter(({ type }) => type !== 'reaction')
        .map((message) => receivedOf(graph, message)),
    async companyReaction(id) {
      const reactions = sent().map(({ body }) => body['reaction'] as { message_id: string; emoji: string });
      return reactions.findLast((reaction) => reaction?.message_id === id)?.emoji ?? null;
    },
  };
}

type SentMessage = FakeGraph['world']['sent'][number];

function receivedOf(graph: FakeGraph, { id, type, body, context_id }: SentMessage): Received {
  const part = body[type] as { id?: string; body?: string | { text: string }; caption?: string };
  const text = typeof part.body === 'object' ? part.body.text : (part.body ?? part.caption ?? '');
  const file = async () => Buffer.from(graph.world.media.get(part.id ?? '')?.bytes ?? []);
  return { id, text, reply_to: context_id, deleted: false, file };
}
