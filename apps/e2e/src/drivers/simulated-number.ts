import type { InboxMessage, ThreadMessage } from '@prosa/contract';
import { simulatorCapabilities } from '@prosa/whatsapp';
import { callSimulator } from '../../../server/src/testing/call-simulator.ts';
import { dataUrl } from '../give-file.ts';
import { simulatedCauses } from './causes.ts';
import { askForCode, scanCode } from './pair-by-qr.ts';
import { nextPhone, type PlayedCustomer, type PlayedDriver, type Received } from './played-number.ts';

/** Numbers of the simulated phone network, played through its seam. */
export const simulatedDriver: PlayedDriver = {
  kind: 'Telefone simulado',
  capabilities: simulatorCapabilities,
  play({ url }, channel) {
    const seam = <Answer>(name: string, input: object) =>
      callSimulator<Answer>(url, name, { channel, ...input });
    return {
      pair: async (scene) => {
        await askForCode(scene);
        await scanCode(scene, (qrcode) => callSimulator(url, 'scan', { qrcode }));
      },
      writeOnOwnPhone: ({ phone }, message) => seam('own-phone', { phone, message }),
      newCustomer: (name) => simulatedCustomer({ url, channel, name }),
      causes: simulatedCauses((kind) => seam('fault', { kind })),
    };
  },
};

function simulatedCustomer({ url, channel, name }: { url: string; channel: string; name: string }) {
  const phone = nextPhone();
  const read = <Answer>(what: string) =>
    callSimulator<Answer>(url, `${what}?channel=${channel}&phone=${phone}`);
  const seam = <Answer>(call: string, input: object) =>
    callSimulator<Answer>(url, call, { channel, phone, ...input });
  const send = (message: object) => seam<{ platform_message_id: string }>('send', { name, ...message });
  const customer: PlayedCustomer = {
    name,
    phone,
    write: async (message, reply_to) => (await send({ message, reply_to })).platform_message_id,
    sendFile: ({ name: file_name, mime, bytes }) => {
      const type = mime.startsWith('image/') ? 'image' : 'document';
      return send({ type, file_name, media_url: dataUrl(mime, bytes) });
    },
    edit: (platform_message_id, message) => seam('edit', { platform_message_id, message }),
    delete: (platform_message_id) => seam('delete', { platform_message_id }),
    react: (platform_message_id, emoji) => seam('react', { platform_message_id, emoji }),
    confirmDelivery: () => seam('receipt', { status: 3 }),
    read: () => seam('receipt', { status: 4 }),
    received: async () => (await read<InboxMessage[]>('inbox')).map(receivedOf),
    companyReaction: async (id) => {
      const thread = await read<ThreadMessage[]>('thread');
      return thread.find(({ platform_message_id }) => platform_message_id === id)?.company_reaction ?? null;
    },
  };
  return customer;
}

function receivedOf({
  platform_message_id: id,
  message,
  reply_to,
  deleted,
  media_url,
}: InboxMessage): Received {
  const file = async () => Buffer.from(await (await fetch(media_url ?? '')).arrayBuffer());
  return { id, text: message, reply_to, deleted, file };
}
