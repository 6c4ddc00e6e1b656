import { generateKeyPairSync, sign } from 'node:crypto';
import { bits, der, identifier, integer, octets, sequence, set, time, utf8, yes } from './der.ts';

/** A certificate and its private key, both as PEM. */
export interface TlsCertificate {
  certificate: string;
  key: string;
}

const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'));
const name = sequence(set(sequence(identifier('2.5.4.3'), utf8('Prosa fakes, development only'))));
const yearMs = 365 * 86_400_000;

/**
 * Creates a certificate for 127.0.0.1 and localhost that vouches for itself. Made here and never shared, because a
 * process that trusts it trusts every holder of its key.
 */
export function createTlsCertificate(now: Date, random: (size: number) => Buffer): TlsCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const validity = sequence(
    time(new Date(now.getTime() - yearMs)),
    time(new Date(now.getTime() + 10 * yearMs)),
  );
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), random(8)])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey,
    der(0xa3, sequence(authority(), names())),
  );
  const signed = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  return { certificate: pem(signed), key: privateKey };
}

/** Returns that this certificate may vouch, here only for itself. */
function authority(): Buffer {
  return sequence(identifier('2.5.29.19'), yes, octets(sequence(yes)));
}

/** Returns for which hosts it stands. */
function names(): Buffer {
  const hosts = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  return sequence(identifier('2.5.29.17'), octets(hosts));
}

function pem(content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
