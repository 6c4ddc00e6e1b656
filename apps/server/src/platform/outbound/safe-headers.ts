import { validateHeaderName, validateHeaderValue } from 'node:http';
import { OutboundProblem } from './outbound-problem.ts';

/** Headers that belong to the connection, or that open doors of clouds; nobody sets them from outside. */
const forbidden =
  /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|accept-encoding|metadata(-flavor)?|x-aws-.*|x-forwarded-.*|forwarded|via|proxy-.*|x-google-.*)$/i;

/**
 * The headers that are sent: the given ones without those that are not theirs to set, and our own. Throws
 * OutboundProblem over one that cannot be sent: without it the request would be another one.
 */
export function safeHeaders(given: Record<string, string>, body: string | null): Record<string, string> {
  const headers: Record<string, string> = { 'user-agent': 'Prosa' };
  for (const [name, value] of Object.entries(given)) {
    if (forbidden.test(name)) continue;
    demandValid(name, value);
    headers[name.toLowerCase()] = value;
  }
  // Compressed answers would have to be unpacked before their size is known.
  headers['accept-encoding'] = 'identity';
  if (body !== null) headers['content-length'] = String(Buffer.byteLength(body));
  return headers;
}

function demandValid(name: string, value: string): void {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    // A line break would begin another header, and beyond Latin-1 there is no way to write a value.
    const problem = `O cabeçalho “${name}” tem caracteres que não podem ser enviados.`;
    throw new OutboundProblem(problem, { final: true });
  }
}
