import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { rootCertificates } from 'node:tls';
import { isInternalName, isPublicAddress, isWebPort } from './address-rules.ts';
import { OutboundProblem } from './outbound-problem.ts';
import { safeHeaders } from './safe-headers.ts';

/** A request to somebody else's server, at an address that a company entered. */
export interface OutboundRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
  timeout_ms: number;
}

/** What came back: a status and text, or a sentence about why nothing did. */
export type OutboundAnswer =
  | { status: number; body: string; problem: null }
  /** `final`: trying again would change nothing, as it could not be prepared or its answer cannot be used. */
  | { status: null; body: ''; problem: string; final: boolean };

/** The only way to addresses that companies enter. */
export interface Outbound {
  send(request: OutboundRequest): Promise<OutboundAnswer>;
}

const maxMs = 120_000;
const maxBytes = 256 * 1024;

const refused = () => new OutboundProblem('O endereço não é permitido.', { final: true });
const unanswered = () => new OutboundProblem('Não houve resposta.', { final: false });
const unprepared = () => new OutboundProblem('A requisição não pôde ser preparada.', { final: true });

/** Finds all addresses of a name. */
type Resolve = (host: string) => Promise<{ address: string }[]>;

interface Options {
  allow: readonly string[];
  resolve?: Resolve;
  /** Certificates to trust besides the well-known ones. */
  ca?: string;
}

/**
 * Builds the client: http and https on web ports, to public addresses only. A name is looked up once, all its
 * addresses must be public, and the connection goes to the address that was checked. Redirects are not followed,
 * proxies of the environment are ignored, answers are cut off at 256 KB, and the time limit covers everything.
 * `allow` names "host:port" pairs that may be private.
 */
export function createOutbound({ allow, resolve = lookUp, ca }: Options): Outbound {
  const allowed = new Set(allow);
  return {
    async send(request) {
      const signal = AbortSignal.timeout(Math.min(Math.max(request.timeout_ms, 1), maxMs));
      try {
        const url = readUrl(request.url);
        const inTime: Resolve = (host) => Promise.race([resolve(host), over(signal)]);
        const address = await addressOf(url, { allowed, resolve: inTime });
        return { ...(await exchange(url, { address, request, signal, ca })), problem: null };
      } catch (error) {
        const { message, final } = worded(error);
        return { status: null, body: '', problem: message, final };
      }
    },
  };
}

/**
 * Words an error. A request that Node refuses to make is wrong for good; anything else is a host that did not answer.
 */
function worded(error: unknown): OutboundProblem {
  if (error instanceof OutboundProblem) return error;
  return error instanceof TypeError ? unprepared() : unanswered();
}

function readUrl(text: string): URL {
  if (!URL.canParse(text)) throw new OutboundProblem('O endereço não é válido.', { final: true });
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw refused();
  return url;
}

/** Rejects when time is up. A look-up cannot be cancelled, so it is just no longer waited for. */
function over(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(unanswered()), { once: true });
  });
}

const lookUp: Resolve = (host) => lookup(host, { all: true });

interface Judging {
  allowed: ReadonlySet<string>;
  resolve: Resolve;
}

/** Returns the address to connect to, after checking that it may be reached. */
async function addressOf(url: URL, { allowed, resolve }: Judging): Promise<string> {
  // URL has normalised every form of an IPv4 address (decimal, octal, short) to the dotted one.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = portOf(url);
  const free = allowed.has(`${host}:${port}`);
  if (!free && !isWebPort(port)) throw refused();
  if (isIP(host)) {
    if (!free && !isPublicAddress(host)) throw refused();
    return host;
  }
  if (!free && isInternalName(host)) throw refused();
  const addresses = await resolve(host);
  const [first] = addresses;
  if (!first) throw unanswered();
  // One private address among public ones is how a name is made to point inside.
  if (!free && !addresses.every(({ address }) => isPublicAddress(address))) throw refused();
  return first.address;
}

function portOf({ port, protocol }: URL): number {
  if (port) return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

interface Exchange {
  address: string;
  request: OutboundRequest;
  signal: AbortSignal;
  ca: string | undefined;
}

function exchange(
  url: URL,
  { address, request: { method, headers, body }, signal, ca }: Exchange,
): Promise<{ status: number; body: string }> {
  const secure = url.protocol === 'https:';
  const family = isIP(address);
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(url, {
      method,
      agent: false,
      headers: safeHeaders(headers, body),
      signal,
      ca: ca && [...rootCertificates, ca],
      // Asked for the name again, it returns the address that was checked.
      lookup: (_host, options, answer) =>
        options.all ? answer(null, [{ address, family }]) : answer(null, address, family),
    });
    request.once('error', reject);
    request.once('response', (response) => {
      readBody(response).then(resolve, reject);
    });
    request.end(body ?? undefined);
  });
}

async function readBody(response: IncomingMessage): Promise<{ status: number; body: string }> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) {
      response.destroy();
      throw new OutboundProblem('A resposta é grande demais: o limite é 256 KB.', { final: true });
    }
    parts.push(part);
  }
  return { status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') };
}
