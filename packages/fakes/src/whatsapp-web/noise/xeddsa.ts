import { createPublicKey, verify } from 'node:crypto';

const prime = 2n ** 255n - 19n;

/**
 * Returns whether a Curve25519 key signed a message (XEdDSA, https://signal.org/docs/specifications/xeddsa). Written on
 * Node's Ed25519, because Baileys' own `Curve.verify` ignores the result of its check.
 */
export function verifySignature(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  const bare = Buffer.from(signature);
  const sign = (bare[63] ?? 0) & 0x80;
  bare[63] = (bare[63] ?? 0) & 0x7f;
  const edwards = toEdwards(publicKey);
  edwards[31] = (edwards[31] ?? 0) | sign;
  try {
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: edwards.toString('base64url') },
      format: 'jwk',
    });
    return verify(null, message, key, bare);
  } catch {
    // Not every 32 bytes are a point on the curve.
    return false;
  }
}

/** Returns the y coordinate on Ed25519 of a point given by its u coordinate on Curve25519. */
function toEdwards(publicKey: Uint8Array): Buffer {
  const u = BigInt(`0x${Buffer.from(publicKey).reverse().toString('hex')}`) % prime;
  const y = (((u - 1n + prime) % prime) * power(u + 1n, prime - 2n)) % prime;
  return Buffer.from(y.toString(16).padStart(64, '0'), 'hex').reverse();
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let square = base % prime, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}
