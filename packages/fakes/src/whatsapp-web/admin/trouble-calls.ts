import { z } from 'zod';
import type { Phone } from '../phone/phone.ts';
import { adminCall, digits, number, type AdminCall } from './admin-call.ts';

const one = z.object({ phone: digits });
const counted = one.extend({ count: number.default(1) });

function simple(help: string, act: (phone: Phone) => void): AdminCall {
  return adminCall(`phone= ${help}`, one, (fake, { phone }) => act(fake.phones.get(phone)));
}

/** Calls that make something go wrong. */
export const troubleCalls = {
  drop: simple('cuts the connections of its linked devices', (phone) => phone.drop()),
  mute: simple('answers nothing more on the connections that there are', (phone) => phone.mute()),
  unlink: simple('removes its linked devices on the handset', (phone) => phone.unlink()),
  replace: simple('ends its connections as another client with the same login does', (phone) =>
    phone.replace(),
  ),
  'multi-device-off': simple('leaves the multi-device mode', (phone) => phone.leaveMultiDevice()),
  reinstall: simple('gives the handset new keys', (phone) => phone.reinstall()),
  'lose-next-ack': simple('delivers the next message and cuts the connection before its ack', (phone) =>
    phone.loseNextAck(),
  ),
  'stream-error': adminCall(
    'phone= code= ends its connections with a code',
    one.extend({ code: number }),
    (fake, { phone, code }) => fake.phones.get(phone).streamError(code),
  ),
  'fail-next-login': adminCall(
    'phone= reason= [code=] [expire=] refuses the next login',
    one.extend({ reason: number, code: number.optional(), expire: number.optional() }),
    (fake, { phone, ...failure }) => fake.phones.get(phone).failNextLogin(failure),
  ),
  'ack-error': adminCall(
    'phone= error=463 [to=] refuses its next message',
    one.extend({ error: number, to: digits.optional() }),
    (fake, { phone, error, to }) => fake.phones.get(phone).refuseNextMessage(error, to),
  ),
  'query-error': adminCall(
    'phone= xmlns= code= refuses the next query of a namespace',
    one.extend({ xmlns: z.string(), code: number }),
    (fake, { phone, ...fault }) => fake.phones.get(phone).refuseNextQuery(fault),
  ),
  damage: adminCall('phone= [count=1] damages the next messages to it', counted, (fake, { phone, count }) =>
    fake.phones.get(phone).damageNext(count),
  ),
  unreadable: adminCall(
    'phone= [count=1] makes the handset unable to read its next messages',
    counted,
    (fake, { phone, count }) => fake.phones.get(phone).cannotReadNext(count),
  ),
  'show-as': adminCall(
    'phone= as=lid|pn|lid_only changes how others see its address',
    one.extend({ as: z.enum(['lid', 'pn', 'lid_only']) }),
    (fake, { phone, as }) => fake.phones.add(phone).showAs(as),
  ),
  'limit-new-chats': adminCall(
    'phone= [held_until=seconds] [quota=] [used=] limits the new chats of a number',
    one.extend({ held_until: number.optional(), quota: number.optional(), used: number.optional() }),
    (fake, { phone, held_until, quota, used }) =>
      fake.phones.get(phone).limitNewChats({ heldUntil: held_until, quota, used }),
  ),
};
