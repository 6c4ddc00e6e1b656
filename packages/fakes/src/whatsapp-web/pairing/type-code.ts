import type { Account } from '../network/account.ts';
import type { CodeOffer } from './code-offer.ts';
import type { Network } from '../network/network.ts';
import { node, serverJid } from '../nodes.ts';
import { derive, unseal } from '../noise/ciphers.ts';
import { agree, createCurveKeys } from '../noise/curve.ts';
import { unwrapWithCode, wrapWithCode } from './code-keys.ts';
import { linkDevice, refuseWhenFull } from './link-device.ts';
import { stanzaId } from './offer.ts';

const bundleInfo = 'link_code_pairing_key_bundle_encryption_key';

/**
 * Links the client that waits for this phone's code. Rejects when there is none, when the code is not the client's, and
 * when the phone takes no more devices.
 */
export async function typeCode(network: Network, account: Account, code: string): Promise<void> {
  refuseWhenFull(account);
  const offer = await findOffer(network, account);
  const companionEphemeral = await unwrapWithCode(code, offer.wrapped);
  const ephemeral = createCurveKeys();
  const shared = agree(ephemeral.private, companionEphemeral);
  const linked = new Promise<void>((resolve, reject) => {
    offer.finish = async (bundle, companionIdentity) => {
      const secret = readSecret(account, { bundle, shared, companionIdentity }, reject);
      // The client handles the answer to its query first, and the pairing behind it.
      network.later(0, () =>
        linkDevice(network, account, { connection: offer.connection, secret }).then(resolve, reject),
      );
    };
  });
  await notifyClient(network, account, {
    offer,
    wrapped: await wrapWithCode(code, ephemeral.public, network.random),
  });
  await linked;
}

/** Returns what waits for the phone's code. A client may show the code a moment before its offer is here. */
async function findOffer(network: Network, account: Account, tries = 40): Promise<CodeOffer> {
  const offer = network.codeOffers.get(account.phone);
  if (offer !== undefined) return offer;
  if (tries === 0) throw new Error(`no client waits for a code of ${account.phone}`);
  await new Promise<void>((resolve) => network.later(50, resolve));
  return findOffer(network, account, tries - 1);
}

async function notifyClient(
  network: Network,
  account: Account,
  { offer, wrapped }: { offer: CodeOffer; wrapped: Buffer },
) {
  const t = Math.floor(network.clock.now().getTime() / 1000).toString();
  const attrs = { from: serverJid, type: 'link_code_companion_reg', id: stanzaId(network), t };
  offer.connection.send(
    node('notification', attrs, [
      node('link_code_companion_reg', { stage: 'primary_hello' }, [
        node('link_code_pairing_ref', {}, Buffer.from(offer.ref)),
        node('primary_identity_pub', {}, account.signal.creds.signedIdentityKey.public),
        node('link_code_pairing_wrapped_primary_ephemeral_pub', {}, wrapped),
      ]),
    ]),
  );
}

interface Finish {
  bundle: Buffer;
  shared: Buffer;
  companionIdentity: Buffer;
}

/** Returns the secret that phone and client now share; throws, and rejects the typing, when the code was wrong. */
function readSecret(account: Account, finish: Finish, reject: (error: Error) => void): Buffer {
  const { bundle, shared, companionIdentity } = finish;
  const key = derive(shared, { salt: bundle.subarray(0, 32), info: bundleInfo }, 32);
  try {
    const plain = unseal(key, { iv: bundle.subarray(32, 44), data: Buffer.alloc(0) }, bundle.subarray(44));
    if (!plain.subarray(0, 32).equals(companionIdentity)) throw new Error('another identity');
    const identityShared = agree(account.signal.creds.signedIdentityKey.private, companionIdentity);
    return derive(Buffer.concat([shared, identityShared, plain.subarray(64)]), { info: 'adv_secret' }, 32);
  } catch {
    const wrong = new Error('the code is wrong');
    reject(wrong);
    throw wrong;
  }
}
