import { join } from 'node:path';
import { build } from 'vite';
import type * as engineRounds from './engine-rounds.ts';
import type { Figure } from './figures.ts';

type EngineRounds = typeof engineRounds;

const promised = 50_000;

/**
 * Measures the flow engine alone, built as the server is: everything else that this file loaded would slow closures
 * down.
 */
export async function engineFigure(): Promise<Figure> {
  const { stepsPerSecond } = await loadBuilt();
  const rate = stepsPerSecond();
  return {
    name: 'flows: the engine alone, steps on one core',
    value: `${rate.toFixed(0)}/s`,
    target: `at least ${promised}/s`,
    met: rate >= promised,
  };
}

async function loadBuilt(): Promise<EngineRounds> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: join(import.meta.dirname, 'engine-rounds.ts'), write: false, target: 'node20' },
    ssr: { noExternal: true },
  });
  const [output] = [built].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  return (await import(address)) as EngineRounds;
}
