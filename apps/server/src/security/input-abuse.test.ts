import { describe, expect } from 'vitest';
import { calls, errorText } from '@prosa/contract';
import { leavesOf, type Leaf } from '../testing/contract/contract-walker.ts';
import { setAt } from '../testing/contract/input-paths.ts';
import { anotherToken, perform } from '../testing/perform.ts';
import type { Reply } from '../testing/test-person.ts';
import { callNames, endsSessions, tokenFor, validInputsOf } from '../testing/contract/valid-inputs.ts';
import type { TestServer } from '../testing/test-server.ts';
import { serverTest } from '../testing/server-test.ts';
/** Strict calls so far; the clock moves on before they reach the ceiling per minute, which is not tested here. */
let strict = 0;
const ahead = () => Math.floor(strict / 250) * 61_000;
const untouched = Object.getOwnPropertyNames(Object.prototype).toSorted();

const it = serverTest
  .extend('serverOptions', { scope: 'file' }, () => ({
    clock: { now: () => new Date(Date.now() + ahead()) },
  }))
  /** Each call has one session, and one that ends its session another each time. */
  .extend('sessionFor', { scope: 'file' }, ({ scope, server }) => {
    const sessions = new Map<Name, Promise<string>>();
    return (name: Name): Promise<string> => {
      const token = sessions.get(name) ?? tokenFor(name, scope, server);
      if (!endsSessions.has(name) && name !== 'logout') sessions.set(name, token);
      return token;
    };
  })
  .extend('send', ({ sessionFor, server }) => async (name: Name, input: unknown): Promise<Reply> => {
    if (calls[name].throttle) strict += 1;
    return perform(server.url, { call: calls[name], input, token: await sessionFor(name) });
  })
  /** Sends a body as it is. */
  .extend(
    'sendRaw',
    ({ sessionFor, server }) =>
      async (name: Name, body: Body, headers: Record<string, string>): Promise<Reply> => {
        if (calls[name].throttle) strict += 1;
        const token = await sessionFor(name);
        const response = await fetch(`${server.url}/api/${calls[name].path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, ...headers },
          body,
        });
        // A file as the answer is told as an empty one.
        if (response.headers.has('content-disposition')) {
          await response.arrayBuffer();
          return { status: response.status, body: { error: false, message: {} } };
        }
        return { status: response.status, body: (await response.json()) as Reply['body'] };
      },
  );

type Name = keyof typeof calls;
type Body = string | Uint8Array<ArrayBuffer>;

interface Alive {
  server: TestServer;
  send(name: Name, input: unknown): Promise<Reply>;
}

async function expectAlive({ server, send }: Alive): Promise<void> {
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
  expect((await send('getTags', {})).body).toMatchObject({ error: false });
  expectUnpolluted('the call');
}

/** Checks that no object of this process, in which the server runs too, has got a property from outside. */
function expectUnpolluted(by: string): void {
  expect(Object.getOwnPropertyNames(Object.prototype).toSorted(), `after ${by}`).toEqual(untouched);
  expect('polluted' in {}, `after ${by}`).toBe(false);
}

const answers = new Set([200, 400, 404, 413, 415, 429]);
const inner =
  /\bselect\b.*\bfrom\b|insert into|syntax error|\bpg_|relation "|invalid byte|node_modules|\.ts:\d+|\bat \w+ \(|TypeError|ZodError|stack/i;

/** Checks for a refusal or a success in our own words: no internal fault, and no word of the database or the code. */
function expectCalm(reply: Reply, about: unknown): void {
  const text = JSON.stringify(reply.body);
  if (answers.has(reply.status) && !inner.test(text)) return;
  expect.fail(`${JSON.stringify(about)} → ${reply.status} ${text}`);
}

const textual = ({ type }: Leaf) => type === 'string';
const unionPaths = (leaves: readonly Leaf[], { path }: Leaf) =>
  leaves.some(
    (other) => other.path.length > path.length && path.every((step, at) => other.path[at] === step),
  );

const notText: unknown[] = [
  { $gt: '' },
  { $regex: '^a' },
  ['x'],
  [],
  5,
  true,
  { toString: 1 },
  { length: 1, 0: 'x' },
];
const notNumber: unknown[] = [1e9, -1, 0, 1.5, 1e300, '1', { $gt: 0 }, [1], true];
const notOther: unknown[] = ['x', 2, { $ne: null }, ['x'], '__proto__'];
const oddText = [
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\u202e',
  '__proto__',
  'constructor',
  `' OR 1=1 --`,
  '%_\\',
  '🧨'.repeat(400),
];
/** Longer than any field may be. How large a body may be is tried once for each call, below. */
const big = 'x'.repeat(100_000);

/** A drawing and a test's steps repeat the same few shapes hundreds of times; samples of them are tried below. */
const isSampled = (name: Name, label: string) =>
  (name === 'saveFlow' && label.startsWith('document.')) ||
  (name === 'saveFlowTest' && label.startsWith('steps.'));

/** Every leaf of every call, where what does not belong there is tried. */
const places = callNames(calls).flatMap((name) => {
  const leaves = leavesOf(calls[name].input).filter(({ path }) => !isSampled(name, path.join('.')));
  return leaves.map((leaf) => ({
    name,
    leaf,
    label: leaf.path.join('.'),
    alternative: unionPaths(leaves, leaf),
  }));
});

type Place = (typeof places)[number];

/** The places call by call: a case of its own for each of them costs more than most of what it does. */
const byCall = (some: readonly Place[]) =>
  callNames(calls)
    .map((name) => ({ name, inside: some.filter((place) => place.name === name) }))
    .filter(({ inside }) => inside.length > 0);

const malformed = errorText('malformed', { field: '' }).replace(/\.$/, '');
/** Whether an input was refused as it came in, or named a row that is not there: its other rows are as they were. */
const isUnused = ({ status, body }: Reply) =>
  status === 404 || (status === 400 && String(body.message).startsWith(malformed));

function valuesFor({ leaf }: Place): { wrong: unknown[]; odd: unknown[] } {
  const wrong = textual(leaf) ? notText : leaf.type === 'number' ? notNumber : notOther;
  return {
    wrong: [...wrong, ...(leaf.nullable ? [] : [null])],
    odd: textual(leaf) ? [...oddText, big] : [],
  };
}

describe('what does not belong into a field is refused', () => {
  it.for(byCall(places))('$name', async ({ name, inside }, { scope, server, send }) => {
    let valid: object | undefined;
    for (const place of inside) {
      const { leaf, label, alternative } = place;
      // An input may have used its rows up as soon as anything of it got through.
      valid ??= (await validInputsOf(name, scope))[0];
      const sent = valid;
      const sendAll = (values: unknown[]) =>
        Promise.all(
          values.map(async (value) => {
            const reply = await send(name, setAt(sent, leaf.path, value));
            expectCalm(reply, { [label]: value });
            if (!isUnused(reply)) valid = undefined;
            return reply.status === 400 ? [] : [value];
          }),
        );
      const { wrong, odd } = valuesFor(place);
      const taken = (await sendAll(wrong)).flat();
      await sendAll(odd);
      // The parts of a multipart call are texts, whatever is put into them.
      expect(textual(leaf) && !alternative && !calls[name].upload ? taken : [], `${name}: ${label}`).toEqual(
        [],
      );
      expectUnpolluted(label);
    }
    await expectAlive({ server, send });
  });
});

/** Saves of a draft, priorities, pauses, quiet minutes, scores, minutes and hours of a day and its weekday are counted from 0. */
const fromZero =
  /^(revision|after|version|quiet_minutes|min|max|from_minute|until_minute|(repeats\.)?weekdays\.\[\]|start_time|end_time|trigger\.\w+)$/;
const numbers = places.filter(({ leaf }) => leaf.type === 'number');
/** Positions in a thread go as far as the database can count. */
const tooMuch = (name: unknown) => (['before', 'after'].includes(String(name)) ? 2 ** 31 : 1e9);

describe('numbers', () => {
  it.for(byCall(numbers))(
    'of $name are neither too much nor -1',
    async ({ name, inside }, { scope, send }) => {
      const [valid] = await validInputsOf(name, scope);
      for (const { leaf, label } of inside) {
        for (const value of [tooMuch(leaf.path.at(-1)), -1, 1.5, ...(fromZero.test(label) ? [] : [0])]) {
          expect((await send(name, setAt(valid, leaf.path, value))).status, `${label} ${value}`).toBe(400);
        }
      }
      expect((await send(name, valid)).body.error).toBe(false);
    },
  );

  it('in calls are found at all', () => expect(numbers.length).toBeGreaterThan(4));
});

describe('a malformed drawing', () => {
  const start = { id: 'start', type: 'start', position: { x: 0, y: 0 }, settings: {} };
  const menu = { ...start, id: 'menu', type: 'menu', settings: { text: 'Oi', options: [] } };
  const drawings: [string, unknown][] = [
    ['of another kind', { format: 2, nodes: [start] }],
    ['with an unknown node', { format: 1, nodes: [{ ...start, type: 'code' }] }],
    ['with too many nodes', { format: 1, nodes: Array.from({ length: 501 }, () => start) }],
    ['with NUL in a text', { format: 1, nodes: [{ ...menu, label: 'a\u0000b' }] }],
    ['with half a letter in a text', { format: 1, nodes: [{ ...menu, note: '\ud800' }] }],
    ['with a text too long', { format: 1, nodes: [{ ...menu, settings: { text: big, options: [] } }] }],
    ['with a port that is no text', { format: 1, nodes: [{ ...start, next: { next: 1 } }] }],
    ['with an id that is none', { format: 1, nodes: [{ ...start, id: '../x' }] }],
    ['with a position that is none', { format: 1, nodes: [{ ...start, position: { x: null, y: 0 } }] }],
    [
      'with attempts without end',
      { format: 1, nodes: [{ ...menu, settings: { ...menu.settings, attempts: 1e9 } }] },
    ],
    ['that is a list', []],
  ];
  it.for(drawings)('%s is refused', async ([_what, document], { scope, send }) => {
    const [valid] = await validInputsOf('saveFlow', scope);
    expect((await send('saveFlow', { ...valid, document })).status).toBe(400);
    expect((await send('saveFlow', valid)).body.error).toBe(false);
  });
});

const chunks = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

const json = { 'content-type': 'application/json' };
/** Deeper than any function may call itself. */
const depth = 30_000;
const deep = (opening: string, closing: string) => opening.repeat(depth) + closing.repeat(depth);
const bodies: [string, Body, Record<string, string>, number[]][] = [
  ['is no JSON', '{"a":', json, [400]],
  ['is no text', new Uint8Array([0xff, 0xfe, 0x00, 0x80]), json, [400]],
  ['names __proto__', '{"__proto__":{"polluted":true}}', json, [400]],
  ['names __proto__ deeper', '{"filter":{"__proto__":{"polluted":true}}}', json, [400]],
  ['names constructor', '{"constructor":{"prototype":{"polluted":true}}}', json, [200, 400]],
  ['is a list', '[{}]', json, [400]],
  ['is a text', '"x"', json, [400]],
  ['is a number', '5', json, [400]],
  ['is null', 'null', json, [200, 400]],
  ['is nested too deep', deep('[', ']'), json, [400]],
  ['has a nested unknown field', `{"a":${deep('[', ']')}}`, json, [200, 400]],
  ['is larger than 1 MB', `"${'x'.repeat(1_100_000)}"`, json, [413]],
  ['is plain text', '{}', { 'content-type': 'text/plain' }, [415]],
  ['is XML', '<a/>', { 'content-type': 'application/xml' }, [415]],
  ['is a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, [415]],
  ['has no sensible type', '{}', { 'content-type': 'x' }, [415]],
];

describe('a body, sent to every call,', () => {
  it.for(bodies)('that %s', async ([_what, body, headers, expected], { server, send, sendRaw }) => {
    for (const some of chunks(callNames(calls), 8)) {
      await Promise.all(
        some.map(async (name) => {
          const reply = await sendRaw(name, body, headers);
          expectCalm(reply, name);
          // A call with a file takes multipart alone.
          const allowed = calls[name].upload ? [...expected, 415] : expected;
          expect(allowed, `the answer of ${name}`).toContain(reply.status);
        }),
      );
    }
    await expectAlive({ server, send });
  });
});

describe('a multipart call', () => {
  const [path, type] = ['/etc/passwd', 'image/png'];
  it.for([
    [
      'JSON that claims to be an upload',
      JSON.stringify({ image: { path, type, filepath: path } }),
      json,
      415,
    ],
    ['broken parts', 'x', { 'content-type': 'multipart/form-data; boundary=y' }, 400],
    ['no boundary', 'x', { 'content-type': 'multipart/form-data' }, 415],
  ] as const)('refuses %s', async ([_what, body, headers, status], { sendRaw }) => {
    const reply = await sendRaw('uploadProfilePicture', body, headers);
    expectCalm(reply, headers);
    expect([status, 200, 400]).toContain(reply.status);
    expect(reply.body.error).toBe(true);
  });

  it('takes no prototype through a field name', async ({ server, scope, send }) => {
    const form = new FormData();
    for (const name of ['__proto__', 'constructor', 'toString', '__proto__[polluted]']) form.set(name, 'x');
    const token = await anotherToken(server, scope.company.owner);
    const response = await fetch(`${server.url}/api/${calls.uploadProfilePicture.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect([200, 400]).toContain(response.status);
    expect(await response.json()).toMatchObject({ error: true });
    await expectAlive({ server, send });
  });
});
