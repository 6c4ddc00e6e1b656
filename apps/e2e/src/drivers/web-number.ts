import { describeMessage, type FakeWhatsAppWeb, type Phone } from '@prosa/fakes';
import { webCapabilities } from '@prosa/whatsapp';
import { see } from '../see.ts';
import { webCauses } from './causes.ts';
import { askForCode, scanCode } from './pair-by-qr.ts';
import { nextPhone, type PlayedCustomer, type PlayedDriver, type Scene } from './played-number.ts';

/** Numbers over WhatsApp Web, played on the phones of the fake. */
export const webDriver: PlayedDriver = {
  kind: 'WhatsApp por QR code',
  capabilities: webCapabilities,
  play({ web }) {
    const handset = web.phones.add(nextPhone(), { name: 'Loja' });
    return {
      pair: async (scene) => {
        await letCodeExpire(scene, web);
        await askForCode(scene);
        await scanCode(scene, (qrcode) => handset.scan(qrcode));
      },
      writeOnOwnPhone: ({ phone }, text) => handset.send(phone, text),
      newCustomer: (name) => webCustomer(web, handset, name),
      causes: webCauses(handset),
    };
  },
};

/** Shows that a code was not scanned in time: this network gives none that could be. */
async function letCodeExpire(scene: Scene, { settings }: FakeWhatsAppWeb): Promise<void> {
  const { qrRefs } = settings;
  settings.qrRefs = 0;
  await askForCode(scene);
  await see(scene.card.getByText(/^O código para conectar expirou sem ser usado às .* \(código 408\)\./));
  settings.qrRefs = qrRefs;
}

function webCustomer(web: FakeWhatsAppWeb, { phone: shop }: Phone, name: string): PlayedCustomer {
  const own = web.phones.add(nextPhone(), { name });
  const { account, phone } = own;
  return {
    name,
    phone,
    write: (text, reply_to) => (reply_to ? own.reply(shop, reply_to, text) : own.send(shop, text)),
    sendFile: ({ name: fileName, mime: mimetype, bytes }) => {
      const kind = mimetype.startsWith('image/') ? 'image' : 'document';
      return own.sendFile(shop, { kind, bytes, mimetype, fileName });
    },
    edit: (id, text) => own.edit(shop, id, text),
    delete: (id) => own.delete(shop, id),
    react: (id, emoji) => own.react(shop, id, emoji),
    confirmDelivery: async () => undefined,
    read: async () =>
      own.read(
        shop,
        account.inbox.map(({ id }) => id),
      ),
    received: async () =>
      account.inbox.map(({ id, message, deleted }) => {
        const { text, replyTo } = describeMessage(message);
        return { id, text, reply_to: replyTo ?? null, deleted, file: async () => own.file(id) };
      }),
    companyReaction: async (id) => account.sent[id]?.reactions?.[shop] ?? null,
  };
}
