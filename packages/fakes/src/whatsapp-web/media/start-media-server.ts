import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TlsCertificate } from './certificate.ts';
import type { FileStore } from './file-store.ts';

export interface MediaServerOptions {
  port: number;
  tls: TlsCertificate;
  files: FileStore;
  random: (size: number) => Buffer;
}

const prefix = '/f/';

/** Starts the https server to which clients upload files and from which they download them. */
export async function startMediaServer({ port, tls, files, random }: MediaServerOptions) {
  const server = createServer({ cert: tls.certificate, key: tls.key });
  let host = '';
  server.on('request', (request, response) => {
    if (request.method === 'GET') download(files, request, response);
    else
      void upload(request, (bytes) => store(files, random, bytes)).then(
        (path) => response.end(JSON.stringify({ url: `https://${host}${path}`, direct_path: path })),
        () => response.destroy(),
      );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Keeps a file under a new path, and returns the path. */
export function store(files: FileStore, random: (size: number) => Buffer, bytes: Buffer): string {
  const name = random(16).toString('hex');
  files.write(name, bytes);
  return `${prefix}${name}`;
}

/** Returns the name in the store of a path or address that the server gave out. */
export function nameOf(path: string): string {
  return path.split('?')[0]?.split('/').pop() ?? '';
}

function download(files: FileStore, request: IncomingMessage, response: ServerResponse): void {
  const bytes = files.read(nameOf(request.url ?? ''));
  // WhatsApp answers 410 for files that have expired; the client cannot tell the two apart here either.
  if (bytes === null) response.writeHead(410).end();
  else response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
}

async function upload(request: IncomingMessage, keep: (bytes: Buffer) => string): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return keep(Buffer.concat(parts));
}
