import { calls, type AudienceFilterInput } from '@prosa/contract';
import { upload } from '../../src/testing/sample-files.ts';
import type { BenchServer } from '../bench-server.ts';
import { percentile, type Figure } from '../figures.ts';
import type { PromiseOfTime } from '../promise.ts';
import { reached } from './reached.ts';

const rows = 100_000;
const counts = 20;

/** Measures a sheet of 100 000 people that becomes an audience, and how soon a filter's people are counted. */
export async function audienceFigures(server: BenchServer, promise: PromiseOfTime): Promise<Figure[]> {
  return [await hugeAudience(server, promise), await filterCount(server, promise)];
}

async function hugeAudience(server: BenchServer, promise: PromiseOfTime): Promise<Figure> {
  const { url, company } = server;
  const lines = Array.from(
    { length: rows },
    (_, place) => `554399${String(place).padStart(7, '0')};Pessoa ${place};Cidade ${place % 50};${place}`,
  );
  const start = performance.now();
  const people = await sent(server, Buffer.from(`telefone;nome;cidade;pedido\n${lines.join('\n')}`));
  await reached(server, people, 'ready');
  const analysed = performance.now();
  const input = { save: 'true', name: 'Feira', people };
  await upload(url, company.owner, { call: calls.importAudienceSheet, input });
  await reached(server, people, 'done');
  const seconds = (performance.now() - start) / 1000;
  const [audience] = (await company.owner.call(calls.getAudiences, {})).data;
  const within = promise(60_000);
  return {
    name: `audience of a sheet of ${rows} rows`,
    value: `${seconds.toFixed(1)} s`,
    target: `under ${within.words}; ${((analysed - start) / 1000).toFixed(1)} s of it reading; ${audience?.people} came`,
    met: seconds * 1000 < within.within && audience?.people === rows,
  };
}

async function sent({ url, company }: BenchServer, bytes: Buffer): Promise<string> {
  const file = { bytes, name: 'feira.csv' };
  const { body } = await upload(url, company.owner, { call: calls.importAudienceSheet, file });
  if (body.error) throw new Error(String(body.message));
  return (body.message as { _id: string })._id;
}

/** Counts the people of a filter with every sort of criterion, as the screen does while it is put together. */
async function filterCount({ company: { owner } }: BenchServer, promise: PromiseOfTime): Promise<Figure> {
  const tag = (await owner.call(calls.getTags, {})).find(({ name }) => name === 'Feira');
  const filter: AudienceFilterInput = {
    tags_any: tag ? [tag._id] : [],
    variables: [{ name: 'cidade', test: 'contains', value: 'cidade 4' }],
    last_talk: { is: 'never' },
  };
  const times: number[] = [];
  let people = 0;
  for (let round = 0; round < counts; round += 1) {
    const start = performance.now();
    ({ people } = await owner.call(calls.countAudiencePeople, { filter }));
    times.push(performance.now() - start);
  }
  const p95 = percentile(times, 0.95);
  const within = promise(2000);
  return {
    name: `contacts of a filter counted (tag, variable, last talk): ${people}`,
    value: `${p95.toFixed(0)} ms`,
    target: `p95 under ${within.words}`,
    met: p95 < within.within && people > 0,
  };
}
