import { downloadFile, type FetchedFile } from '../media.ts';
import { MediaUnavailable } from '../refusals.ts';

/** Where the Graph API is, and in which version. */
export interface GraphSettings {
  base_url: string;
  version: string;
}

/** The address of Meta's own servers, and the version that this driver was written for. */
export const graphDefaults: GraphSettings = { base_url: 'https://graph.facebook.com', version: 'v23.0' };

/** The Graph API for the holder of one token. Rejects with GraphRefusal, GraphUnreachable or GraphSilent. */
export interface GraphClient {
  get(path: string, query?: Record<string, string>): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  upload(path: string, file: { bytes: Uint8Array; mime: string; name: string }): Promise<unknown>;
  /** Returns a file that the Graph gave the address of. Rejects with MediaUnavailable. */
  download(url: string): Promise<FetchedFile>;
}

/** The Graph answered and did not do it. Its code decides what follows; its texts are not kept. */
export class GraphRefusal extends Error {
  readonly code: number;
  readonly status: number;
  constructor(code: number, status: number) {
    super(`graph refused: ${code}`);
    this.name = 'GraphRefusal';
    this.code = code;
    this.status = status;
  }
}

/** The Graph was not reached, so nothing was done. */
export class GraphUnreachable extends Error {
  constructor(cause: unknown) {
    super('graph unreachable', { cause });
    this.name = 'GraphUnreachable';
  }
}

/** The request left, but no answer came that says what became of it. */
export class GraphSilent extends Error {
  constructor(cause?: unknown) {
    super('graph gave no answer', { cause });
    this.name = 'GraphSilent';
  }
}

const answerWithinMs = 20_000;
const uploadWithinMs = 60_000;
/** Its servers refuse clients that do not name themselves. */
const agent = { 'user-agent': 'Prosa' };
/** Hosts from which Meta serves files, besides the Graph itself. */
const fileHosts = ['.fbsbx.com', '.fbcdn.net', '.whatsapp.net', '.facebook.com'];
/** What fails before a byte of the request has left. */
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** Creates the client of a token, which travels in a header only. */
export function createGraphClient({ base_url, version }: GraphSettings, access_token: string): GraphClient {
  const headers = { ...agent, authorization: `Bearer ${access_token}` };
  const at = (path: string, query: Record<string, string> = {}) => {
    const url = new URL(`${base_url.replace(/\/+$/, '')}/${version}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };
  const json = { ...headers, 'content-type': 'application/json' };
  return {
    get: (path, query) => request(at(path, query), { headers }),
    post: (path, body) => request(at(path), { method: 'POST', headers: json, body: JSON.stringify(body) }),
    upload(path, { bytes, mime, name }) {
      const form = new FormData();
      form.set('messaging_product', 'whatsapp');
      form.set('type', mime);
      form.set('file', new Blob([Buffer.from(bytes)], { type: mime }), name);
      return request(at(path), { method: 'POST', headers, body: form }, uploadWithinMs);
    },
    async download(url) {
      if (!isFileAddress(url, base_url)) throw new MediaUnavailable('not_found');
      return downloadFile(url, headers);
    },
  };
}

/** Returns whether the token may be sent to this address: Meta's servers, or the configured one. */
export function isFileAddress(url: string, base_url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, protocol, hostname } = new URL(url);
  if (origin === new URL(base_url).origin) return true;
  return protocol === 'https:' && fileHosts.some((host) => hostname.endsWith(host));
}

async function request(url: URL, options: RequestInit, withinMs = answerWithinMs): Promise<unknown> {
  const signal = AbortSignal.timeout(withinMs);
  const response = await fetch(url, { ...options, signal, redirect: 'error' }).catch((error: unknown) => {
    throw isBeforeSending(error) ? new GraphUnreachable(error) : new GraphSilent(error);
  });
  const answer = await response.text().then(parse, (error: unknown) => {
    throw new GraphSilent(error);
  });
  if (response.ok && answer !== undefined) return answer;
  const code = codeOf(answer);
  if (code !== null) throw new GraphRefusal(code, response.status);
  if (response.status === 429) throw new GraphRefusal(4, response.status);
  if (response.status === 401 || response.status === 403) throw new GraphRefusal(190, response.status);
  throw new GraphSilent();
}

function isBeforeSending(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return typeof code === 'string' && beforeSending.has(code);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function codeOf(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null;
  const { error } = answer;
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'number' ? error.code : null;
}
