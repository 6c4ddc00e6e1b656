import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves files as the product does for what is sent; returns the address of one. Ends with the test. */
export async function serveFiles(
  files: Readonly<Record<string, { bytes: Uint8Array; mimetype: string }>>,
): Promise<(name: string) => string> {
  const server = createServer((request, response) => {
    const file = files[(request.url ?? '').slice(1)];
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.mimetype, 'content-length': file.bytes.byteLength });
    response.end(file.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return (name) => `http://127.0.0.1:${port}/${name}`;
}

/** Listens on this machine and reports each connection; returns the port. Ends with the test. */
export async function listenForAnybody(hear: (what: 'connection') => void): Promise<number> {
  const server = createTcpServer((socket) => {
    hear('connection');
    socket.destroy();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
