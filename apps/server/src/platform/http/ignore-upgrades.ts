import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers of the offer to change protocols, and nothing else. */
const offer = new Set(['connection', 'upgrade', 'http2-settings']);

/**
 * Answers requests that offer another protocol (`Upgrade: h2c`, as curl and Java's client do) as if they had not: RFC
 * 9110 section 7.8 lets a server ignore the offer. Node stops parsing such a connection as soon as anything listens
 * for upgrades, so the request, with its body but without the offer, is fed into the connection again. `path` is left
 * to its own upgrade handler.
 */
export function ignoreUpgrades(server: Server, { except: path }: { except: string }): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.startsWith(path)) return;
    socket.unshift(Buffer.concat([Buffer.from(withoutOffer(request), 'latin1'), head]));
    server.emit('connection', socket);
  });
}

function withoutOffer({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    if (!offer.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  // One reply, then the end: the client that offered is not told that the connection is kept alive.
  return `${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`;
}
