import { validateHeaderName, validateHeaderValue } from 'node:http';
import { OutboundProblem } from './outbound-problem.ts';

/** Headers that belong to the connection or unlock cloud services; a company cannot set them. */
const forbidden =
  /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|keep-alive|accept-encoding|metadata(-flavor)?|x-aws-.*|x-forwarded-.*|forwarded|via|proxy-.*|x-google-.*)$/i;

/**
 * Returns the headers to send: the given ones without those that a company cannot set, and our own. Throws
 * OutboundProblem for one that cannot be sent: without it the request would be a different one.
 */
export function safeHeaders(given: Record<string, string>, body: string | null): Record<string, string> {
  const headers: Record<string, string> = { 'user-agent': 'Prosa' };
  for (const [name, value] of Object.entries(given)) {
    if (forbidden.test(name)) continue;
    demandValid(name, value);
    headers[name.toLowerCase()] = value;
  }
  // The unpacked size of a compressed answer is not known before it is unpacked.
  headers['accept-encoding'] = 'identity';
  if (body !== null) headers['content-length'] = String(Buffer.byteLength(body));
  return headers;
}

function demandValid(name: string, value: string): void {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    // A line break would begin another header, and a value beyond Latin-1 cannot be written.
    const problem = `O cabeçalho “${name}” tem caracteres que não podem ser enviados.`;
    throw new OutboundProblem(problem, { final: true });
  }
}
