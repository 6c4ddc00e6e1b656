import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another system that a flow asks: a small server on this machine. */
export interface Shop {
  url: string;
  /** As `OUTBOUND_ALLOW` takes it. */
  place: string;
  /** What it was asked so far, "GET /precos". */
  asked: string[];
  stop(): Promise<void>;
}

/** Opens one that gives the same answer to everything. */
export async function openShop(answer: object): Promise<Shop> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${place}`,
    place,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
