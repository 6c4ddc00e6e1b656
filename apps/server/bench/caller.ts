import { Agent, request } from 'node:http';

interface Asking {
  url: string;
  token: string;
  path: string;
  input: object;
}

/** Makes one call over a kept-open connection; resolves with its milliseconds. Throws on any refusal. */
function ask(agent: Agent, { url, token, path, input }: Asking): Promise<number> {
  const started = performance.now();
  const body = JSON.stringify(input);
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api/${path}`,
      {
        agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${token}`,
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - started);
          else reject(new Error(`${path}: ${response.statusCode}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What to call, how often, and by how many clients at once; the inputs take turns. */
export interface Load extends Omit<Asking, 'input'> {
  inputs: readonly object[];
  clients: number;
  count: number;
}

/** Measures the milliseconds of each call, after some that warm up. */
async function measure({ inputs, clients, count, ...target }: Load): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const samples: number[] = [];
  let next = 0;
  const work = async (record: boolean, most: number) => {
    while (next < most) {
      next += 1;
      const took = await ask(agent, { ...target, input: inputs[next % inputs.length] ?? {} });
      if (record) samples.push(took);
    }
  };
  const all = (record: boolean, most: number) =>
    Promise.all(Array.from({ length: clients }, () => work(record, most)));
  await all(false, 400);
  next = 0;
  await all(true, count);
  agent.destroy();
  return samples;
}

process.on('message', (load: Load) => {
  void measure(load).then((samples) => process.send?.(samples));
});
