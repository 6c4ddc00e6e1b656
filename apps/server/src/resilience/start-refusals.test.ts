import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtServer } from '../testing/built-server.ts';
import { testPostgres } from '../testing/database.ts';
import { connectionUrl } from '../testing/server-process.ts';

let folder = '';
let program = '';
const listeners: Server[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prosa-refusals-'));
  program = await builtServer();
});
afterAll(async () => {
  for (const listener of listeners) listener.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns what a person sees who starts the server with these settings, and its exit code. */
async function start(settings: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), PORT: '0', DEMO: 'off', ...settings },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return { code, said };
}

async function listenOn(answer: (socket: Socket) => void): Promise<number> {
  const listener = createServer(answer).listen(0, '127.0.0.1');
  listeners.push(listener);
  await once(listener, 'listening');
  return (listener.address() as AddressInfo).port;
}

/** Returns a message of PostgreSQL's protocol. */
function message(type: string, ...parts: (string | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Claims to be PostgreSQL 14.5. */
function old(socket: Socket): void {
  const ready = message('Z', 'I');
  socket.on('error', () => undefined);
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', [0, 0, 0, 0]), ready]));
    const column = [
      0,
      1,
      ...Buffer.from('version\0'),
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      25,
      255,
      255,
      255,
      255,
      255,
      255,
      0,
      0,
    ];
    const row = [0, 1, 0, 0, 0, 6, ...Buffer.from('140005')];
    socket.once('data', () =>
      socket.write(
        Buffer.concat([message('T', column), message('D', row), message('C', 'SELECT 1\0'), ready]),
      ),
    );
  });
}

const database = (change: (url: URL) => void) => {
  const url = new URL(connectionUrl(testPostgres().connection));
  change(url);
  return { DATABASE_URL: url.href };
};

const cases: [string, () => Promise<Record<string, string>>, RegExp][] = [
  [
    'a port that is taken',
    async () => ({ ...database(() => undefined), PORT: String(await listenOn(() => undefined)) }),
    /^A porta \d+ já está em uso em 127\.0\.0\.1, .* outra porta com PORT\.$/,
  ],
  [
    'an address of another machine',
    async () => ({ ...database(() => undefined), HOST: '192.0.2.1' }),
    /^HOST \(192\.0\.2\.1\) não é um endereço desta máquina\. /,
  ],
  [
    'a host that is no name',
    async () => ({ ...database(() => undefined), HOST: 'a..b' }),
    /^HOST \(a\.\.b\) não é um endereço desta máquina\. /,
  ],
  [
    'a DATA_DIR that is a file',
    async () => ({ DATA_DIR: await aFile() }),
    /^DATA_DIR \(\S+\/arquivo\) é um arquivo, não uma pasta\. .*DATA_DIR/,
  ],
  [
    'a DATA_DIR below a file',
    async () => ({ DATA_DIR: join(await aFile(), 'dados') }),
    /^DATA_DIR \(\S+\) é um arquivo, não uma pasta\. /,
  ],
  [
    'a DATA_DIR that leads nowhere',
    async () => ({ DATA_DIR: await aBrokenLink() }),
    /^DATA_DIR \(\S+\/atalho\) aponta para um lugar que não existe\. /,
  ],
  [
    'a DATA_DIR that cannot be made',
    async () => ({ DATA_DIR: '/proc/prosa' }),
    /^A pasta de DATA_DIR \(\/proc\/prosa\) não pode ser usada \(ENOENT\)\. /,
  ],
  [
    'a database that is not there',
    async () => ({ DATABASE_URL: 'postgres://prosa:segredo@127.0.0.1:1/prosa' }),
    /^O banco de dados em 127\.0\.0\.1:1 não responde \(ECONNREFUSED\)\. .*DATABASE_URL\.$/,
  ],
  [
    'a database that says nothing',
    async () => ({
      DATABASE_URL: `postgres://prosa:segredo@127.0.0.1:${await listenOn(() => undefined)}/prosa`,
    }),
    /^O banco de dados em 127\.0\.0\.1:\d+ não responde \(sem resposta a tempo\)\. /,
  ],
  [
    'a user that the database does not know',
    async () => database((url) => (url.username = 'ninguem')),
    /^O PostgreSQL em \S+ recusou o usuário "ninguem"\. .*senha em DATABASE_URL/,
  ],
  [
    'a database that nobody made',
    async () => database((url) => (url.pathname = '/nenhum')),
    /^O banco de dados "nenhum" não existe em \S+\. /,
  ],
  [
    'a database that is too old',
    async () => ({ DATABASE_URL: `postgres://prosa:segredo@127.0.0.1:${await listenOn(old)}/prosa` }),
    /^O banco de dados em \S+ é o PostgreSQL 14, e o Prosa precisa do 15 ou mais novo\. /,
  ],
  [
    'an address for companies that signs in as the owner',
    async () => {
      const { DATABASE_URL } = database(() => undefined);
      return { DATABASE_URL, DATABASE_TENANT_URL: DATABASE_URL };
    },
    /^As empresas entrariam no banco de dados como "\S+" em vez de "prosa_tenant", .*DATABASE_TENANT_URL/,
  ],
  ['a wrong setting', async () => ({ LOG_LEVEL: 'loud' }), /^Configuração inválida\. LOG_LEVEL: /],
];

async function aFile(): Promise<string> {
  const path = join(folder, 'arquivo');
  await writeFile(path, '');
  return path;
}

async function aBrokenLink(): Promise<string> {
  const path = join(folder, 'atalho');
  await symlink(join(folder, 'disco-ausente'), path);
  return path;
}

it.concurrent.each(cases)(
  '%s ends the start with one sentence that says what to do',
  async (_what, settings, sentence) => {
    const { code, said } = await start(await settings());
    expect(said.trimEnd().replace('\n', ' ')).toMatch(sentence);
    expect(said.trimEnd()).not.toMatch(/segredo|^\s+at |\n.*\n/m);
    expect(code).toBe(1);
  },
);
