import { validateHeaderName, validateHeaderValue } from 'node:http';

/** Headers that belong to the connection, or that open doors of clouds; nobody sets them from outside. */
const forbidden =
  /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|accept-encoding|metadata(-flavor)?|x-aws-.*|x-forwarded-.*|forwarded|via|proxy-.*|x-google-.*)$/i;

/** The headers that are sent: the given ones without those that are not theirs to set, and our own. */
export function safeHeaders(given: Record<string, string>, body: string | null): Record<string, string> {
  const headers: Record<string, string> = { 'user-agent': 'Prosa' };
  for (const [name, value] of Object.entries(given)) {
    if (!forbidden.test(name) && isValid(name, value)) headers[name.toLowerCase()] = value;
  }
  // Compressed answers would have to be unpacked before their size is known.
  headers['accept-encoding'] = 'identity';
  if (body !== null) headers['content-length'] = String(Buffer.byteLength(body));
  return headers;
}

function isValid(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    // A line break in a header would begin another one; such a header is left out.
    return false;
  }
}
