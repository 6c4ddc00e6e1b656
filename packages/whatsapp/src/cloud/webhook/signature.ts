import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the value of `X-Hub-Signature-256` for these bytes. */
export function signBody(app_secret: string, body: Uint8Array): string {
  return `sha256=${createHmac('sha256', app_secret).update(body).digest('hex')}`;
}

/** Returns whether the holder of the app's secret signed exactly these bytes. */
export function isSigned(app_secret: string, body: Uint8Array, signature: string | undefined): boolean {
  const expected = Buffer.from(signBody(app_secret, body));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
