import { randomBytes } from 'node:crypto';
import { startFakeWhatsAppWeb, type FakeWhatsAppWeb } from '@prosa/fakes';

/** What a bench asks of the fake server, which runs in a process of its own so that its work can be told apart. */
export type Order =
  | { what: 'add'; phone: string }
  | { what: 'scan'; phone: string; qr: string }
  | { what: 'send'; from: string; to: string; count: number; prefix: string }
  | { what: 'inbox'; phone: string }
  | { what: 'cpu' };

const fake = await startFakeWhatsAppWeb({
  port: 0,
  random: randomBytes,
  clock: { now: () => new Date() },
  settings: { receiptDelayMs: 0 },
});

process.on('message', ({ number, order }: { number: number; order: Order }) => {
  void obey(fake, order).then((answer) => process.send?.({ number, answer }));
});
process.on('disconnect', () => process.exit());
process.send?.({
  number: 0,
  answer: { url: fake.url, rootPublicKey: fake.rootPublicKey.toString('base64') },
});

async function obey({ phones, errors }: FakeWhatsAppWeb, order: Order): Promise<unknown> {
  switch (order.what) {
    case 'add':
      return phones.add(order.phone).jid;
    case 'scan':
      return phones.get(order.phone).scan(order.qr);
    case 'send': {
      const { from, to, count, prefix } = order;
      for (let number = 0; number < count; number += 1)
        await phones.get(from).send(to, `${prefix} ${number}`);
      return null;
    }
    case 'inbox':
      return phones.get(order.phone).account.inbox.length;
    case 'cpu': {
      const { user, system } = process.cpuUsage();
      return { ms: (user + system) / 1000, errors: errors.length };
    }
  }
}
