import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An outside system that a flow calls: a small server on this machine. */
export interface Shop {
  url: string;
  /** The address in the form of `OUTBOUND_ALLOW`. */
  place: string;
  /** The requests so far, such as "GET /precos". */
  asked: string[];
  stop(): Promise<void>;
}

/** Starts a shop that gives the same answer to every request. */
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
