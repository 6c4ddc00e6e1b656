import { Curve, proto } from 'baileys';
import { createCurveKeys, type CurveKeys } from './curve.ts';

/** The keys that vouch for a server: the root is what clients trust in place of WhatsApp's. */
export interface CertificateKeys {
  root: CurveKeys;
  intermediate: CurveKeys;
  /** The server's own static key. */
  static: CurveKeys;
}

/** Creates new keys for a server. */
export function createCertificateKeys(): CertificateKeys {
  return { root: createCurveKeys(), intermediate: createCurveKeys(), static: createCurveKeys() };
}

const details = proto.CertChain.NoiseCertificate.Details;

const dayS = 86_400;
const shown = new WeakMap<CertificateKeys, { day: number; chain: Buffer }>();

/**
 * Returns the encoded chain that the server shows: its static key, signed by the intermediate, signed by the root. It is
 * the same to every client of a day, because the signatures cost more than the rest of a handshake.
 */
export function certificateChain(keys: CertificateKeys, now: Date): Buffer {
  const day = Math.floor(now.getTime() / 1000 / dayS);
  const known = shown.get(keys);
  if (known?.day === day) return known.chain;
  const chain = signChain(keys, day);
  shown.set(keys, { day, chain });
  return chain;
}

function signChain(keys: CertificateKeys, day: number): Buffer {
  const validity = { notBefore: (day - 1) * dayS, notAfter: (day + 365) * dayS };
  const leaf = certificate(
    { serial: 2, issuerSerial: 1, key: keys.static.public, ...validity },
    keys.intermediate,
  );
  const intermediate = certificate(
    { serial: 1, issuerSerial: 0, key: keys.intermediate.public, ...validity },
    keys.root,
  );
  return Buffer.from(proto.CertChain.encode({ leaf, intermediate }).finish());
}

function certificate(content: proto.CertChain.NoiseCertificate.IDetails, issuer: CurveKeys) {
  const encoded = Buffer.from(details.encode(content).finish());
  return { details: encoded, signature: Curve.sign(issuer.private, encoded) };
}
