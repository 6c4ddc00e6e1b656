import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can behave like a bad network. */
export interface TcpProxy {
  url: string;
  /** Connections stay open, but nothing passes any more, in either direction; new ones get no answer. */
  blackhole(): void;
  /** Cuts every connection with a reset, and new ones as well. */
  refuse(): void;
  /** Lets new connections through again; those that were in the hole stay dead. */
  pass(): void;
  close(): Promise<void>;
}

/** Opens a proxy in front of an HTTP address. */
export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<{ near: Socket; far: Socket }>();
  let mode: 'pass' | 'blackhole' | 'refuse' = 'pass';
  const server = createServer((near) => {
    const pair = { near, far: connect({ host: hostname, port: Number(port) }) };
    pairs.add(pair);
    for (const socket of [pair.near, pair.far]) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => pairs.delete(pair));
    }
    if (mode === 'refuse') cut(pair);
    if (mode !== 'pass') return;
    near.pipe(pair.far);
    pair.far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = (pair: { near: Socket; far: Socket }) => {
    pair.near.resetAndDestroy();
    pair.far.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    blackhole() {
      mode = 'blackhole';
      for (const { near, far } of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    pass() {
      mode = 'pass';
    },
    refuse() {
      mode = 'refuse';
      [...pairs].forEach(cut);
    },
    async close() {
      [...pairs].forEach(cut);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
