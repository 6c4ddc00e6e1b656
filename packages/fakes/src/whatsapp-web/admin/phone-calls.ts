import { z } from 'zod';
import { describeMessage } from './describe-message.ts';
import { adminCall, digits, flag } from './admin-call.ts';

const linking = z.object({ phone: digits, name: z.string().optional(), business: flag.optional() });

/** Calls about phones: having them, linking clients to them, looking at them. */
export const phoneCalls = {
  phones: adminCall('lists the phones', z.object({}), (fake) =>
    fake.phones.list().map(({ phone, lid, account }) => ({
      phone,
      name: account.name,
      lid,
      devices: account.companions.map(({ device, waiting }) => ({ device, waiting: waiting.length })),
      connected: fake.isConnected(phone),
      available: fake.isAvailable(phone),
    })),
  ),
  add: adminCall('phone= [name=] [business=yes] registers a phone on WhatsApp', linking, (fake, input) => {
    const { phone, lid } = fake.phones.add(input.phone, input);
    return { phone, lid };
  }),
  scan: adminCall(
    'phone= qr= [name=] [business=yes] scans the QR of a client',
    linking.extend({ qr: z.string() }),
    (fake, { qr, ...input }) => fake.phones.add(input.phone, input).scan(qr),
  ),
  'pair-code': adminCall(
    'phone= code= [name=] [business=yes] types the code of a client',
    linking.extend({ code: z.string() }),
    (fake, { code, ...input }) =>
      fake.phones.add(input.phone, input).typeCode(code.replaceAll(/[^0-9a-z]/gi, '').toUpperCase()),
  ),
  inbox: adminCall(
    'phone= [from=] shows what a phone received',
    z.object({ phone: digits, from: digits.optional() }),
    (fake, { phone, from }) =>
      fake.phones
        .get(phone)
        .account.inbox.filter((each) => from === undefined || each.from === from)
        .map(({ message, at, ...rest }) => ({
          ...rest,
          at: new Date(at).toISOString(),
          ...describeMessage(message),
        })),
  ),
  receipts: adminCall(
    'phone= shows the receipts for what a phone sent',
    z.object({ phone: digits }),
    (fake, { phone }) => fake.phones.get(phone).account.receipts,
  ),
  history: adminCall(
    'phone= other= messages= adds past messages, for a device that is linked later',
    z.object({
      phone: digits,
      other: digits,
      messages: z.array(z.object({ body: z.string(), fromMe: flag, at: z.coerce.date() })),
    }),
    (fake, { phone, other, messages }) => {
      fake.phones.add(other);
      fake.phones.add(phone).addHistory(other, messages);
    },
  ),
};
