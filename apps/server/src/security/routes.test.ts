import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '@prosa/contract';
import { areas } from '../app/areas.ts';
import { createSimulator, type Simulator } from '../app/simulator.ts';
import { startWeb, type Web } from '../app/start-web.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let simulator: Simulator;
let web: Web;
let app: FastifyInstance;

beforeAll(async () => {
  server = await startTestServer();
  simulator = createSimulator(server.runtime);
  const beside = { ...server.runtime, config: { ...server.runtime.config, port: 0 } };
  web = await startWeb(beside, (given) => {
    app = given;
    simulator.register(given);
  });
});
afterAll(async () => {
  await web.stop();
  await simulator.close();
  await server.stop();
});

/** Lists every registered route as `METHOD /path`, read from the router's own printed tree. */
function routesOf(instance: FastifyInstance): string[] {
  const above: string[] = [];
  return instance
    .printRoutes({ commonPrefix: false, includeMeta: false, includeHooks: false })
    .split('\n')
    .flatMap((line) => {
      const drawn = /^([│├└─\s]*)(.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
      if (!drawn?.[2]) return [];
      const level = (drawn[1]?.length ?? 0) / 4;
      above[level] = drawn[2];
      const path = above.slice(1, level + 1).join('');
      return (drawn[3] ?? '').split(', ').flatMap((method) => (method ? [`${method} ${path}`] : []));
    });
}

const ofContract = new Set(allCalls.map(({ path }) => `POST /api/${path}`));
const simulated = /^(GET|HEAD|POST) \/simulator\/[\w-]+$/;
const files = new Set(['GET /files/:account_id/:id', 'HEAD /files/:account_id/:id']);
const webhooks = new Set([
  'POST /webhooks/guru',
  ...['GET', 'HEAD', 'POST'].flatMap((method) => [
    `${method} /webhooks/flows/:token`,
    `${method} /webhooks/whatsapp`,
  ]),
]);
const health = new Set(['GET /health', 'HEAD /health']);
/** The web app's files are only read; their addresses never begin like one of the interface. */
const page = /^(GET|HEAD) \/(?!api|files|health|simulator|sock|webhooks)/;

describe('the routes', () => {
  it('are the contract’s calls, /health, /files, /webhooks, the simulator and the web app’s files', () => {
    const routes = routesOf(app);
    const known = (route: string) =>
      ofContract.has(route) ||
      files.has(route) ||
      health.has(route) ||
      webhooks.has(route) ||
      simulated.test(route) ||
      page.test(route);
    expect(routes.filter((route) => !known(route))).toEqual([]);
    for (const route of [
      ...ofContract,
      'GET /health',
      'GET /files/:account_id/:id',
      'POST /simulator/scan',
    ]) {
      expect(routes).toContain(route);
    }
    expect(routes.filter((route) => route.includes('/api/'))).toHaveLength(ofContract.size);
  });

  it('a route outside the contract would be found', () => {
    expect(ofContract.has('POST /api/admin-login')).toBe(false);
    expect([simulated, page].some((pattern) => pattern.test('GET /api/secret'))).toBe(false);
    expect([simulated, page].some((pattern) => pattern.test('DELETE /pages'))).toBe(false);
  });

  it('answer other methods and unknown paths with 404 and nothing more', async () => {
    for (const [method, path] of [
      ['GET', '/api/get-user'],
      ['PUT', '/api/get-user'],
      ['POST', '/api/unknown'],
      ['POST', '/api/'],
      ['POST', '/health'],
      ['DELETE', '/files/a/b'],
    ] as const) {
      const response = await fetch(`${web.url}${path}`, { method });
      expect({ path, status: response.status }).toEqual({ path, status: 404 });
    }
  });
});

describe('the bindings', () => {
  const bindings = areas.flatMap((area) => area.bindings);

  it('bind every call of the contract exactly once', () => {
    expect(bindings.map(({ call }) => call.path).toSorted()).toEqual(
      allCalls.map(({ path }) => path).toSorted(),
    );
    expect(new Set(bindings.map(({ call }) => call))).toEqual(new Set(allCalls));
  });

  it('declare as public only what the contract declares public', () => {
    const open = bindings.filter(({ kind }) => kind === 'public').map(({ call }) => call.path);
    const declared = allCalls.filter(({ access }) => access === 'public').map(({ path }) => path);
    expect(open.toSorted()).toEqual(declared.toSorted());
    expect(declared.toSorted()).toEqual([
      'auth',
      'create-user',
      'get-password-rules',
      'get-sign-up-rules',
      'reset-password',
      'send-password-recovery',
    ]);
  });

  it('throttle every public call', () => {
    const loose = allCalls.filter(({ access, throttle }) => access === 'public' && throttle !== 'strict');
    expect(loose).toEqual([]);
  });
});
