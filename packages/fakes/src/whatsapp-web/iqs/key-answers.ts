import { parseJid, lidJid } from '../jids.ts';
import { takeCompanionBundle } from '../messages/send-to-companion.ts';
import { findAccount, findCompanion, signalOf } from '../network/directory.ts';
import type { Network } from '../network/network.ts';
import { bigEndian, child, childBytes, childNumber, children, node, type Node } from '../nodes.ts';
import { bundleNodes, readPublicKey, readSignedPreKey, type PreKeyBundle } from '../signal/pre-key-bundle.ts';
import { QueryRefused, type Answerer } from './query.ts';

const keyType = Buffer.from([5]);

/** Answers how many one-time keys of the client are left. */
export const keyCount: Answerer = ({ owner }) => ({
  content: [node('count', { value: owner.companion.preKeys.length.toString() })],
});

/** Keeps the keys that the client uploads. */
export const uploadKeys: Answerer = ({ network, owner: { companion }, iq }) => {
  companion.registrationId = childNumber(iq, 'registration');
  companion.identityKey = childBytes(iq, 'identity');
  companion.preKeys.push(...children(child(iq, 'list'), 'key').map(readPublicKey));
  companion.signedPreKey = readSignedPreKey(required(child(iq, 'skey')));
  network.changed();
  return {};
};

/** Keeps the client's new signed key. */
export const rotateKey: Answerer = ({ network, owner: { companion }, asked }) => {
  companion.signedPreKey = readSignedPreKey(required(child(asked, 'skey')));
  network.changed();
  return {};
};

/** Answers what the server has of the client's keys, so that it can compare. */
export const keyDigest: Answerer = ({ owner: { companion } }) => {
  if (companion.preKeys.length === 0) throw new QueryRefused(404, 'item-not-found');
  return {
    content: [
      node('digest', {}, [
        node('registration', {}, bigEndian(companion.registrationId, 4)),
        node('type', {}, keyType),
        node('identity', {}, companion.identityKey),
      ]),
    ],
  };
};

/** Answers the keys of devices, one one-time key of each. */
export const keyBundles: Answerer = async ({ network, asked }) => {
  const users: Node[] = [];
  for (const { attrs } of children(asked, 'user')) {
    const bundle = await takeBundle(network, attrs['jid'] ?? '');
    const content =
      bundle === null ? [node('error', { code: '404', text: 'not found' })] : bundleNodes(bundle);
    users.push(node('user', { jid: attrs['jid'] }, content));
  }
  return { content: [node('list', {}, users)] };
};

async function takeBundle(network: Network, jid: string): Promise<PreKeyBundle | null> {
  const account = findAccount(network, jid);
  if (account === null) return null;
  const device = parseJid(jid)?.device ?? 0;
  if (device === 0) return signalOf(network, account).takeBundle();
  const companion = findCompanion(account, device);
  if (companion === null) return null;
  return network.inOrder(lidJid(account, device), () =>
    Promise.resolve(takeCompanionBundle(network, { account, companion })),
  );
}

function required(found: Node | null): Node {
  if (found === null) throw new QueryRefused(400, 'bad-request');
  return found;
}
