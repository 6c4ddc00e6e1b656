import { createDecipheriv, createHmac } from 'node:crypto';
import { derive } from '../../noise/ciphers.ts';
import { agree } from '../../noise/curve.ts';

/** The receiver's keys as hex; public keys without the type byte. */
export interface ReceiverKeys {
  identityPublic: string;
  identityPrivate: string;
  signedPreKeyPrivate: string;
  preKeyPrivate: string;
}

const typeByte = Buffer.from([5]);

/**
 * Decrypts the first message of a Signal session (X3DH, then the first step of the double ratchet), written from
 * Signal's specifications on Node's own primitives, so that a mistake of libsignal's two sides becomes visible.
 */
export function decryptPreKeyMessage(pkmsg: Buffer, receiver: ReceiverKeys): Buffer {
  const outer = readFields(pkmsg.subarray(1));
  const [baseKey, identity, message] = [field(outer, 2), field(outer, 3), field(outer, 4)];
  const [signed, own, oneTime] = [
    receiver.signedPreKeyPrivate,
    receiver.identityPrivate,
    receiver.preKeyPrivate,
  ].map((hex) => Buffer.from(hex, 'hex'));
  if (!signed || !own || !oneTime) throw new Error('a key is missing');
  const base = baseKey.subarray(1);
  const master = Buffer.concat([
    Buffer.alloc(32, 0xff),
    agree(signed, identity.subarray(1)),
    agree(own, base),
    agree(signed, base),
    agree(oneTime, base),
  ]);
  const rootKey = derive(master, { info: 'WhisperText' }, 64).subarray(0, 32);
  const inner = readFields(message.subarray(1, -8));
  const ratchet = agree(signed, field(inner, 1).subarray(1));
  const chainKey = derive(ratchet, { salt: rootKey, info: 'WhisperRatchet' }, 64).subarray(32);
  const messageKey = hmac(chainKey, Buffer.from([1]));
  const keys = derive(messageKey, { info: 'WhisperMessageKeys' }, 80);
  const ownIdentity = Buffer.concat([typeByte, Buffer.from(receiver.identityPublic, 'hex')]);
  const mac = hmac(keys.subarray(32, 64), Buffer.concat([identity, ownIdentity, message.subarray(0, -8)]));
  if (!mac.subarray(0, 8).equals(message.subarray(-8))) throw new Error('the message was changed');
  const cipher = createDecipheriv('aes-256-cbc', keys.subarray(0, 32), keys.subarray(64));
  return Buffer.concat([cipher.update(field(inner, 4)), cipher.final()]);
}

function hmac(key: Uint8Array, content: Uint8Array): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

/** Reads the fields of a protobuf message that are bytes; numbers are passed over. */
function readFields(bytes: Buffer): Map<number, Buffer> {
  const fields = new Map<number, Buffer>();
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const each = bytes.readUInt8(at++);
      value += (each & 127) * 2 ** shift;
      if (each < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const size = varint();
    if ((tag & 7) === 0) continue;
    fields.set(tag >> 3, bytes.subarray(at, at + size));
    at += size;
  }
  return fields;
}

function field(fields: Map<number, Buffer>, number: number): Buffer {
  const found = fields.get(number);
  if (found === undefined) throw new Error(`field ${number} is missing`);
  return found;
}
