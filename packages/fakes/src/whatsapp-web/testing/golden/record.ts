// Records vectors.json from the Baileys that is installed: `node --import tsx …/record.ts`. To be run only when a new
// version of Baileys writes something else on purpose.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeBinaryNode, initAuthCreds, makeNoiseHandler, proto } from 'baileys';
import { certificateChain } from '../../noise/certificates.ts';
import { createCurveKeys, type CurveKeys } from '../../noise/curve.ts';
import { createHandshake, noisePrologue } from '../../noise/handshake.ts';
import { frame, splitFrames } from '../../noise/frames.ts';
import { silentLogger } from '../../signal/silent-logger.ts';
import { createSignalDevice } from '../../signal/signal-device.ts';
import { goldenNodes } from './nodes.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const hexKeys = ({ public: open, private: secret }: CurveKeys) => ({
  public: hex(open),
  private: hex(secret),
});

async function recordNoise() {
  const keys = { static: createCurveKeys(), root: createCurveKeys(), intermediate: createCurveKeys() };
  const [ephemeral, client, clientNoise] = [createCurveKeys(), createCurveKeys(), createCurveKeys()];
  const certificates = certificateChain(keys, new Date('2026-01-01'));
  const server = createHandshake({ static: keys.static, ephemeral, certificates });
  const noise = makeNoiseHandler({ keyPair: client, NOISE_HEADER: noisePrologue, logger: silentLogger });
  const hello = noise.encodeFrame(
    proto.HandshakeMessage.encode({ clientHello: { ephemeral: client.public } }).finish(),
  );
  const answer = server.answerHello(hello.subarray(noisePrologue.length + 3));
  const sealed = noise.processHandshake(proto.HandshakeMessage.decode(answer), clientNoise);
  const payload = noise.encrypt(proto.ClientPayload.encode({ username: 5511999990001, device: 3 }).finish());
  const finish = noise.encodeFrame(
    proto.HandshakeMessage.encode({ clientFinish: { static: sealed, payload } }).finish(),
  );
  await noise.finishInit();
  const { transport } = server.finish(splitFrames(Buffer.from(finish)).frames[0] ?? Buffer.alloc(0));
  const ping = goldenNodes['iq'] ?? { tag: 'iq', attrs: {} };
  return {
    server: { static: hexKeys(keys.static), ephemeral: hexKeys(ephemeral), certificates: hex(certificates) },
    clientNoise: hexKeys(clientNoise),
    hello: hex(hello),
    answer: hex(frame(answer)),
    finish: hex(finish),
    fromClient: hex(noise.encodeFrame(encodeBinaryNode(ping))),
    toClient: hex(frame(transport.encrypt(encodeBinaryNode(ping)))),
  };
}

async function recordSignal() {
  const creds = initAuthCreds();
  const state = { creds, keys: {}, nextPreKeyId: 7 };
  const receiver = createSignalDevice(state, () => undefined);
  const bundle = await receiver.takeBundle();
  const sender = createSignalDevice({ creds: initAuthCreds(), keys: {}, nextPreKeyId: 1 }, () => undefined);
  await sender.startSession('153870319603516@lid', bundle);
  const { ciphertext } = await sender.encrypt('153870319603516@lid', { conversation: 'Olá, mundo' });
  const preKey = (state.keys as { 'pre-key'?: Record<string, CurveKeys> })['pre-key']?.['7'];
  if (preKey === undefined) throw new Error('the one-time key is missing');
  return {
    pkmsg: hex(ciphertext),
    receiver: {
      identityPublic: hex(creds.signedIdentityKey.public),
      identityPrivate: hex(creds.signedIdentityKey.private),
      signedPreKeyPrivate: hex(creds.signedPreKey.keyPair.private),
      preKeyPrivate: hex(preKey.private),
    },
    text: 'Olá, mundo',
  };
}

const nodes = Object.entries(goldenNodes).map(([name, each]) => [name, hex(encodeBinaryNode(each))]);
const vectors = {
  nodes: Object.fromEntries(nodes) as object,
  noise: await recordNoise(),
  signal: await recordSignal(),
};
writeFileSync(join(import.meta.dirname, 'vectors.json'), `${JSON.stringify(vectors, null, 2)}\n`);
