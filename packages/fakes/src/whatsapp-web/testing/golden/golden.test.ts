import { randomBytes } from 'node:crypto';
import { Curve, encodeBinaryNode, generateSignalPubKey, proto, signedKeyPair } from 'baileys';
import { describe, expect, it } from 'vitest';
import type { Node } from '../../nodes.ts';
import { createCurveKeys } from '../../noise/curve.ts';
import { splitFrames } from '../../noise/frames.ts';
import { createHandshake, noisePrologue } from '../../noise/handshake.ts';
import { verifySignature } from '../../noise/xeddsa.ts';
import { decodeNode, type PlainNode } from './decode-node.ts';
import { decryptPreKeyMessage } from './decrypt-pre-key-message.ts';
import { goldenNodes } from './nodes.ts';
import vectors from './vectors.json' with { type: 'json' };

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const keysOf = (pair: { public: string; private: string }) => ({
  public: bytes(pair.public),
  private: bytes(pair.private),
});

/** Returns a node as the independent decoder would read it. */
function plain({ tag, attrs, content }: Node): PlainNode {
  if (content === undefined) return { tag, attrs };
  if (typeof content === 'string')
    return { tag, attrs, content: `hex:${Buffer.from(content).toString('hex')}` };
  if (Array.isArray(content)) return { tag, attrs, content: content.map(plain) };
  return { tag, attrs, content: `hex:${Buffer.from(content).toString('hex')}` };
}

describe('binary nodes', () => {
  it.each(Object.entries(goldenNodes))(
    '%s is written as it was recorded, and reads as it was meant',
    (name, node) => {
      const recorded = bytes(vectors.nodes[name as keyof typeof vectors.nodes]);
      expect(encodeBinaryNode(node).equals(recorded)).toBe(true);
      expect(decodeNode(recorded)).toEqual(plain(node));
    },
  );
});

describe('the Noise handshake', () => {
  it('repeats a recorded one to the byte', () => {
    const { noise } = vectors;
    const server = createHandshake({
      static: keysOf(noise.server.static),
      ephemeral: keysOf(noise.server.ephemeral),
      certificates: bytes(noise.server.certificates),
    });
    const [hello] = splitFrames(bytes(noise.hello).subarray(noisePrologue.length)).frames;
    const [finish, sealed] = splitFrames(bytes(noise.finish + noise.fromClient)).frames;
    const answer = server.answerHello(hello ?? Buffer.alloc(0));
    expect(answer.toString('hex')).toBe(noise.answer.slice(6));
    const { noiseKey, payload, transport } = server.finish(finish ?? Buffer.alloc(0));
    expect(noiseKey.toString('hex')).toBe(noise.clientNoise.public);
    expect(payload).toMatchObject({ device: 3 });
    const iq = goldenNodes['iq'] ?? { tag: '', attrs: {} };
    expect(decodeNode(transport.decrypt(sealed ?? Buffer.alloc(0)))).toEqual(plain(iq));
    expect(transport.encrypt(encodeBinaryNode(iq)).toString('hex')).toBe(noise.toClient.slice(6));
  });
});

describe('Signal', () => {
  it("opens libsignal's first message with nothing but Node", () => {
    const { pkmsg, receiver, text } = vectors.signal;
    const padded = decryptPreKeyMessage(bytes(pkmsg), receiver);
    const pad = padded.at(-1) ?? 0;
    const message = proto.Message.decode(padded.subarray(0, padded.length - pad));
    expect(message.conversation).toBe(text);
    const changed = bytes(pkmsg);
    changed[changed.length - 12] = (changed.at(-12) ?? 0) ^ 1; // in the check sum, before two numbers
    expect(() => decryptPreKeyMessage(changed, receiver)).toThrow('was changed');
  });
});

describe('signatures', () => {
  it('are told apart by the own verifier and not by that of Baileys', () => {
    const identity = createCurveKeys();
    const { keyPair, signature } = signedKeyPair(identity, 1);
    const signed = Buffer.from(generateSignalPubKey(keyPair.public));
    expect(verifySignature(identity.public, signed, signature)).toBe(true);
    expect(verifySignature(identity.public, Buffer.concat([signed, Buffer.from([0])]), signature)).toBe(
      false,
    );
    expect(verifySignature(createCurveKeys().public, signed, signature)).toBe(false);
    const random = randomBytes(64);
    expect(verifySignature(identity.public, signed, random)).toBe(false);
    // Baileys ignores the result of its check (reference 2.2.12). Once this is false, it verifies: read the notes.
    expect(Curve.verify(identity.public, signed, random)).toBe(true);
  });

  it('are right for many keys', () => {
    for (let round = 0; round < 20; round++) {
      const keys = createCurveKeys();
      const message = randomBytes(40);
      expect(verifySignature(keys.public, message, Curve.sign(keys.private, message))).toBe(true);
    }
  });
});
