import { describe, expect } from 'vitest';
import { calls, isStaffCall, refKinds } from '@prosa/contract';
import { rowsHolding, settledDigest } from '../testing/contract/company-digest.ts';
import { idFieldsOf } from '../testing/contract/contract-walker.ts';
import { type Scope } from '../testing/contract/furnish.ts';
import { getAt, setAt } from '../testing/contract/input-paths.ts';
import { perform, visibleReply } from '../testing/perform.ts';
import { callNames, validInputsOf } from '../testing/contract/valid-inputs.ts';
import { serverTest } from '../testing/server-test.ts';

const it = serverTest
  .extend(
    'by',
    ({ server }) =>
      async (scope: Scope, name: Name, input: unknown) =>
        visibleReply(
          await perform(server.url, { call: calls[name], input, token: scope.company.owner.token }),
        ),
  )
  /** Valid inputs of both companies that fill the field; fails when the fixture of the call forgets it. */
  .extend('inputsWith', ({ otherScope, scope }) => async (name: Name, path: readonly string[]) => {
    const [own, foreign] = [await validInputsOf(name, otherScope), await validInputsOf(name, scope)];
    const index = foreign.findIndex((input) => typeof getAt(input, path) === 'string');
    if (index < 0) throw new Error(`valid-inputs.ts: ${name} has no ${path.join('.')}`);
    return { own: own[index], foreign: foreign[index], id: String(getAt(foreign[index], path)) };
  })
  .extend(
    'digest',
    ({ server, scope }) =>
      () =>
        settledDigest(server, scope.company.account_id),
  );

type Name = keyof typeof calls;

/**
 * Returns the tables that calls change. They are made again where something changed: a number that connects meanwhile
 * does so once, what a call changes changes each time.
 */
async function changedBy(
  digest: () => Promise<Record<string, string>>,
  act: () => Promise<void>,
): Promise<string[]> {
  let changed: string[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const before = await digest();
    await act();
    const after = await digest();
    changed = Object.keys(before).filter((table) => before[table] !== after[table]);
    if (!changed.length) break;
  }
  return changed;
}

const fields = callNames(calls).flatMap((name) =>
  idFieldsOf(calls[name].input).map(({ path, ref }) => ({ name, path, ref, label: path.join('.') })),
);
/** Staff name rows of any company on purpose; that nobody else may make their calls is in roles.test.ts. */
const ofCompanies = fields.filter(({ name }) => !isStaffCall(calls[name]));
const withIds = [...new Set(ofCompanies.map(({ name }) => name))];

describe('another company’s id is answered like an unknown one and changes nothing', () => {
  it('covers every id field of the contract', () => {
    expect(fields.length).toBeGreaterThan(30);
    expect(new Set(fields.map(({ ref }) => ref))).toEqual(new Set(refKinds));
  });

  it.for(ofCompanies)(
    '$name: $label ($ref)',
    async ({ name, path }, { inputsWith, digest, by, otherScope, server, scope }) => {
      const { own, foreign, id } = await inputsWith(name, path);
      const { ids } = server.runtime;
      const changed = await changedBy(digest, async () => {
        const answer = await by(otherScope, name, setAt(own, path, id));
        for (const unknown of [ids.next(), ids.nextNumber(), 'malformed', '0-0', '9'.repeat(40)])
          expect(await by(otherScope, name, setAt(own, path, unknown))).toEqual(answer);
        expect(answer).toMatchObject({ status: 404, body: { error: true } });
      });
      expect(changed).toEqual([]);
      expect(await rowsHolding(server, otherScope.company.account_id, id)).toBe(0);
      // Positive control: where the id belongs, the same input works.
      expect(await by(scope, name, foreign)).toMatchObject({ status: 200, body: { error: false } });
    },
  );

  it.for(withIds)(
    '%s: all ids of an input at once',
    async (name, { scope, digest, by, otherScope, server }) => {
      for (const input of await validInputsOf(name, scope)) {
        const changed = await changedBy(digest, async () => {
          expect(await by(otherScope, name, input)).toMatchObject({ status: 404, body: { error: true } });
        });
        expect(changed).toEqual([]);
      }
      expect(await rowsHolding(server, otherScope.company.account_id, scope.company.account_id)).toBe(0);
    },
  );
});

describe('the instruments', () => {
  it('the digest moves with a changed row, of this company only', async ({
    digest,
    server,
    otherScope,
    scope,
  }) => {
    const before = await digest();
    await scope.tag();
    const after = await digest();
    expect(Object.keys(before).filter((table) => before[table] !== after[table])).toEqual([
      'account_sequences',
      'domain_events',
      'tags',
    ]);
    const ofOther = () => settledDigest(server, otherScope.company.account_id);
    const changed = await changedBy(ofOther, async () => {
      await scope.tag();
    });
    expect(changed).toEqual([]);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['accounts', 'messages', 'users', 'outbox']));
  });

  it('the search for a text finds it in any table of the company', async ({ scope, server, otherScope }) => {
    const id = await scope.tag();
    expect(await rowsHolding(server, scope.company.account_id, id)).toBe(2); // the tag and its event
    expect(await rowsHolding(server, otherScope.company.account_id, id)).toBe(0);
  });
});
