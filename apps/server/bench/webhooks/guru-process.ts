import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startFakeGuru, type FakeGuru } from '@prosa/fakes';

/** What the fake is asked: to sell to so many buyers and to send the webhooks of it at a steady pace. */
export interface Order {
  hook: string;
  buyers: number;
  perSecond: number;
  /** Of a plan of ours by default. */
  product?: string;
}

/** How each webhook was answered, and how long that took in milliseconds. */
export interface Answered {
  took: number;
  status: number;
}

/** Sells, and returns what Guru sends about it: of each buyer the sale, and a moment later the subscription. */
function sell({ admin, emitter, world }: FakeGuru, { buyers, product }: Order): string[] {
  const bodies: string[] = [];
  const known = world.subscriptions.size;
  emitter.listener = (payload) => void bodies.push(JSON.stringify(payload));
  for (let buyer = 0; buyer < buyers; buyer += 1)
    admin.subscriptions({ email: `comprador-${known + buyer}@teste.prosa`, product, offer: product });
  return bodies;
}

/** Sends each webhook at its moment, whether or not those before it were answered. */
async function send(bodies: readonly string[], { hook, perSecond }: Order): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  const answers: Promise<Answered>[] = [];
  for (const [place, body] of bodies.entries()) {
    await pause(Math.max(0, began + (place / perSecond) * 1000 - performance.now()));
    answers.push(post(agent, hook, body));
  }
  const answered = await Promise.all(answers);
  agent.destroy();
  return answered;
}

function post(agent: Agent, hook: string, body: string): Promise<Answered> {
  const started = performance.now();
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(hook, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ took: performance.now() - started, status: response.statusCode ?? 0 }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const guru = await startFakeGuru({ clock: { now: () => new Date() }, perPage: 50 });
guru.admin.sending({ deliver: false });
process.on('message', (order: Order) => {
  void send(sell(guru, order), order).then((answered) => process.send?.(answered));
});
process.send?.({
  url: guru.url,
  userToken: guru.world.user_token,
  accountToken: guru.world.sending.account_token,
});
