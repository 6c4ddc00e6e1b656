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

/** Returns the encoded chain that the server shows: its static key, signed by the intermediate, signed by the root. */
export function certificateChain(keys: CertificateKeys, now: Date): Buffer {
  const seconds = Math.floor(now.getTime() / 1000);
  const validity = { notBefore: seconds - 86_400, notAfter: seconds + 365 * 86_400 };
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
