// Starts the stand-ins for WhatsApp and for the billing provider beside a `npm start`, or plays a phone on those that run: `npm run fakes
// -- send from=5511988887777 to=5511999990001 text=oi`.
import { readFileSync } from 'node:fs';
import { fail } from './lib/fail.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNodeVersion } from './lib/node-version.mjs';

const port = Number(process.env.FAKES_PORT ?? 3900);
const [call, ...pairs] = process.argv.slice(2);

checkNodeVersion();
if (call === undefined) {
  await ensureInstalled();
  const { register } = await import('tsx/esm/api');
  register();
  await import('../packages/fakes/src/cli/serve.ts');
} else await play();

/** Makes a call of the admin API with the pairs `name=value` as its input, and prints the answer. */
async function play() {
  const ofGraph = /^graph\/(.+)$/.exec(call)?.[1];
  const ofGuru = /^guru\/(.+)$/.exec(call)?.[1];
  const url = ofGraph
    ? `http://127.0.0.1:${port + 3}/admin/${ofGraph}`
    : ofGuru
      ? `http://127.0.0.1:${port + 4}/__admin/${ofGuru}`
      : `http://127.0.0.1:${port + 2}/${call}`;
  const answer = await (call === 'help' ? fetch(new URL('/', url)) : post(url)).catch(() =>
    fail('The fakes do not run here: start them with `npm run fakes`.'),
  );
  const { result, error, ...rest } = await answer.json();
  if (error !== undefined) fail(error.message ?? error);
  print(result ?? (Object.keys(rest).length > 0 ? rest : 'ok'));
}

function post(url) {
  const body = JSON.stringify(Object.fromEntries(pairs.map(readPair)));
  return fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
}

/** Reads `name=value`; a value may be JSON, or `@path` for the bytes of a file. */
function readPair(pair) {
  const at = pair.indexOf('=');
  if (at < 1) fail(`'${pair}' is not name=value.`);
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  if (value.startsWith('@')) return [name, readFileSync(value.slice(1)).toString('base64')];
  return [name, /^[[{]/.test(value) ? JSON.parse(value) : value];
}

function print(result) {
  if (call !== 'help')
    return console.log(typeof result === 'string' ? result : JSON.stringify(result, null, 2));
  for (const [name, help] of Object.entries(result)) console.log(`${name.padEnd(18)}${help}`);
}
