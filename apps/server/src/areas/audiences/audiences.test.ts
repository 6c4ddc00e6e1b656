import { calls, errorText, type AudienceFilterInput } from '@prosa/contract';
import { describe, expect } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { eventually } from '../../testing/eventually.ts';
import { perform } from '../../testing/perform.ts';
import { upload } from '../../testing/sample-files.ts';
import { readXlsx } from '../../testing/sheets/read-xlsx.ts';
import { serverTest } from '../../testing/server-test.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { audienceById, everybodyOf } from './index.ts';

const it = serverTest
  .extend('owner', { scope: 'file' }, ({ company }) => company.owner)
  /** Sends a sheet for an audience, and waits until it is analysed. */
  .extend('analysed', ({ server, owner }) => async (csv: string): Promise<string> => {
    const file = { bytes: Buffer.from(csv), name: 'feira.csv' };
    const { body } = await upload(server.url, owner, { call: calls.importAudienceSheet, file });
    if (body.error) throw new Error(String(body.message));
    const { _id: import_id } = body.message as { _id: string };
    await eventually(async () => (await look(owner, import_id)).import.state === 'ready', 90_000);
    return import_id;
  })
  .extend('save', ({ server, owner }) => async (input: object): Promise<string> => {
    const saving = { call: calls.importAudienceSheet, token: owner.token, input: { save: 'true', ...input } };
    const { body } = await perform(server.url, saving);
    return body.error ? String(body.message) : (body.message as { _id: string })._id;
  })
  /** What campaigns read: who receives, and who is left out and why. */
  .extend('everybody', ({ server, company }) => async (audience_id: string) => {
    const { database, clock } = server.runtime;
    const found = { people: [] as string[], left_out: [] as string[] };
    const db = database.forAccount(company.account_id);
    const audience = await audienceById(db, audience_id);
    if (!audience) throw new AppError('not_found');
    const looking = { account_id: company.account_id, now: clock.now() };
    const rows = await db.rows<{ phone: string | null; name: string; ignored: boolean }>(
      sql`${everybodyOf(audience, looking)} order by place`,
    );
    for (const { phone, name, ignored } of rows) {
      if (phone !== null && !ignored) found.people.push(`${phone} ${name}`.trim());
      else found.left_out.push(`${name}: ${ignored ? 'ignored' : 'no_phone'}`);
    }
    return found;
  });

const look = (owner: TestPerson, import_id: string) => owner.call(calls.getContactImport, { import_id });
const until = (owner: TestPerson, audience_id: string, state: string) =>
  eventually(async () => {
    const audience = await owner.call(calls.getAudience, { audience_id });
    return audience.state === state ? audience : null;
  }, 90_000);

const sheet = [
  'Telefone;Nome;Tags;Cidade',
  '41 98800-0001;Da planilha;VIP;Curitiba',
  '4188000002;Nova;;Londrina',
  '(41) 98800-0002;De novo;;',
  '5,51E+12;Perdida;;',
].join('\n');

describe('an audience of a sheet', () => {
  it('is analysed before it is saved, has the honest importer’s people, and makes contacts only when asked', async ({
    owner,
    analysed,
    save,
    everybody,
  }) => {
    await owner.call(calls.createContact, { name: 'Conhecida', phone: '5541988000001' });
    const people = await analysed(sheet);
    const { import: one, preview } = await look(owner, people);
    expect(one).toMatchObject({
      props: ['phone', 'name', 'variable', 'variable'],
      counts: { valid: 2, rejected: 2 },
    });
    expect(preview.map(({ note }) => note)).toContain('Repetido: este telefone já está na linha 3.');
    expect((await owner.call(calls.getAudiences, {})).total).toBe(0);
    expect(await owner.call(calls.getContactImports, {})).toEqual([]);
    expect(await save({ people, name: ' ' })).toBe(errorText('audience_name_required'));
    expect(await save({ name: 'Feira' })).toBe(errorText('audience_not_analysed'));
    const audience_id = await save({ people, name: ' Feira ' });
    expect(await until(owner, audience_id, 'ready')).toMatchObject({
      name: 'Feira',
      kind: 'sheet',
      people: 2,
      props: ['Tags', 'Cidade'],
      source: { file_name: 'feira.csv', rejected: 2 },
    });
    expect(await everybody(audience_id)).toEqual({
      people: ['5541988000001 Da planilha', '5541988000002 Nova'],
      left_out: [],
    });
    const { data } = await owner.call(calls.getAudiencePeople, { audience_id });
    expect(data.map(({ variables, contact_id }) => [variables.Cidade, contact_id !== null])).toEqual([
      ['Curitiba', true],
      ['Londrina', false],
    ]);
    expect((await owner.call(calls.getContacts, { query: '5541988000002' })).total).toBe(0);
    expect(await save({ people, name: 'Outra vez' })).toBe(errorText('import_not_ready'));

    const again = await until(
      owner,
      await save({ people: await analysed(sheet), name: 'Com contatos', create_contacts: 'true' }),
      'ready',
    );
    expect(again.people).toBe(2);
    const [made] = (await owner.call(calls.getContacts, { query: '5541988000002' })).data;
    expect(made).toMatchObject({ name: 'Nova', data: { Cidade: 'Londrina' }, tags: [] });
    const [known] = (await owner.call(calls.getContacts, { query: '5541988000001' })).data;
    expect(known).toMatchObject({ name: 'Conhecida', data: {} });
  });

  it('an import of people that is cancelled, as by deleting the audience, says so and writes no more', async ({
    owner,
    analysed,
    save,
    server,
  }) => {
    const lines = Array.from({ length: 20_000 }, (_, place) => `5541${960_000_000 + place},Meio ${place}`);
    const other = await analysed(sheet);
    const people = await analysed(`telefone,nome\n${lines.join('\n')}`);
    const audience_id = await save({ people, name: 'Grande' });
    expect(await save({ people: other, name: 'Ao mesmo tempo' })).toBe(errorText('import_running'));
    await eventually(async () => (await look(owner, people)).import.progress > 0, 90_000);
    await owner.call(calls.cancelContactImport, { import_id: people });
    const stopped = await until(owner, audience_id, 'stopped');
    expect(stopped.people).toBeGreaterThan(0);
    expect(stopped.people).toBeLessThan(20_000);
    const undone = await owner.attempt(calls.undoContactImport, { import_id: people });
    expect(undone.status).toBe(404);
    await owner.call(calls.saveAudience, { _id: audience_id, filed: true });
    expect((await owner.attempt(calls.getAudience, { audience_id })).status).toBe(404);
    const rows = await server.runtime.database.acrossAccounts.rows(
      sql`select from audiences where id = ${audience_id} and filed`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is exported as a sheet that can be imported again, and renamed; only a filter can be changed', async ({
    server,
    owner,
    analysed,
    save,
  }) => {
    const audience_id = await save({
      people: await analysed('fone,nome,cidade\n41988000031,Bia,Curitiba'),
      name: 'A',
    });
    await until(owner, audience_id, 'ready');
    const response = await fetch(`${server.url}/api/${calls.exportAudience.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ audience_id }),
    });
    expect((await readXlsx(Buffer.from(await response.arrayBuffer()))).rows).toEqual([
      ['telefone', 'nome', 'cidade'],
      ['5541988000031', 'Bia', 'Curitiba'],
    ]);
    await owner.call(calls.saveAudience, { _id: audience_id, name: 'Renomeada' });
    expect((await owner.call(calls.getAudiences, { query: 'RENOMEADA' })).data.map(({ _id }) => _id)).toEqual(
      [audience_id],
    );
    const filter = { variables: [{ name: 'cidade', test: 'filled' }] };
    const refused = await owner.attempt(calls.saveAudience, { _id: audience_id, name: 'X', filter });
    expect(refused.body.message).toBe(errorText('audience_filter_fixed'));
    expect((await owner.call(calls.getAudience, { audience_id })).name).toBe('Renomeada');
  });
});

describe('an audience of a filter', () => {
  it('a living one has who meets it when it is used, a frozen one who met it when it was made', async ({
    owner,
    everybody,
    server,
  }) => {
    const tag = (await owner.call(calls.saveTag, { name: 'Viva' }))._id;
    const add = async (name: string, phone: string) => {
      const { _id } = await owner.call(calls.createContact, { name, phone });
      await owner.call(calls.changeContactTags, { contact: { _id, tags: [tag] } });
      return _id;
    };
    await add('Ana', '5541988000101');
    const ignored = await add('Igor', '5541988000102');
    await owner.call(calls.ignoreContact, { contact: { _id: ignored, ignore: true } });
    const hidden = await add('Lia', '5541988000103');
    await server.runtime.database.acrossAccounts.run(
      sql`update contacts set phone = null, lid = '880001' where id = ${hidden}`,
    );
    const filter = { tags_any: [tag] };
    const make = async (kind: 'living' | 'frozen') =>
      (await owner.call(calls.saveAudience, { name: kind, kind, filter }))._id;
    const [living, frozen] = [await make('living'), await make('frozen')];
    expect(await until(owner, frozen, 'ready')).toMatchObject({ people: 2, filter });
    await add('Bia', '5541988000104');
    expect(await owner.call(calls.countAudiencePeople, { filter })).toEqual({
      people: 4,
      ignored: 1,
      without_phone: 1,
    });
    expect(await everybody(living)).toEqual({
      people: ['5541988000101 Ana', '5541988000104 Bia'],
      left_out: ['Igor: ignored', 'Lia: no_phone'],
    });
    expect(await everybody(frozen)).toEqual({ people: ['5541988000101 Ana'], left_out: ['Igor: ignored'] });
    const first = await owner.call(calls.getAudiencePeople, { audience_id: living, limit: 3 });
    const rest = await owner.call(calls.getAudiencePeople, { audience_id: living, after: first.next ?? '' });
    expect([...first.data, ...rest.data].map(({ name }) => name)).toEqual(['Ana', 'Igor', 'Lia', 'Bia']);
    expect(rest.next).toBeNull();
  });

  it('every criterion lets in whom it means, and all of them together', async ({ talk, server }) => {
    const { owner } = talk.company;
    const tags = await Promise.all(
      ['Um', 'Dois'].map(async (name) => (await owner.call(calls.saveTag, { name }))._id),
    );
    const [one = '', two = ''] = tags;
    const people = { both: tags, first: [one], none: [], silent: [two] };
    const [recent, old] = [talk.phone(), talk.phone()];
    const phones = { both: recent, first: old, none: talk.phone(), silent: talk.phone() };
    for (const [name, wanted] of Object.entries(people)) {
      const { _id } = await owner.call(calls.createContact, {
        name,
        phone: phones[name as keyof typeof phones],
      });
      await owner.call(calls.changeContactTags, { contact: { _id, tags: wanted } });
      const data =
        name === 'none' ? [] : [{ name: 'cidade', value: name === 'both' ? 'São Paulo' : 'Curitiba' }];
      await owner.call(calls.changeContactData, { contact: { _id, data } });
    }
    for (const phone of [recent, old]) await talk.writes(phone, 'oi');
    const conversation = await talk.conversation(old);
    await talk.conversation(recent);
    await server.runtime.database.acrossAccounts.run(
      sql`update conversations set last_activity = '2026-01-10 02:00Z' where id = ${conversation._id}`,
    );
    const names = async (filter: AudienceFilterInput) => {
      const { _id } = await owner.call(calls.saveAudience, { name: 'Teste', filter });
      const { data } = await owner.call(calls.getAudiencePeople, { audience_id: _id });
      return data.map(({ name }) => name).join(' ');
    };
    const variable = (test: 'equals' | 'differs' | 'contains' | 'filled' | 'empty', value = '') => ({
      variables: [{ name: 'cidade', test, value }],
    });
    const department = talk.company.department;
    const cases: [AudienceFilterInput, string][] = [
      [{ tags_any: tags }, 'both first silent'],
      [{ tags_all: tags }, 'both'],
      [{ tags_none: [two] }, 'first none'],
      [variable('equals', 'sao paulo'), 'both'],
      [variable('differs', 'CURITIBA'), 'both none'],
      [variable('contains', 'urit'), 'first silent'],
      [variable('filled'), 'both first silent'],
      [variable('empty'), 'none'],
      [{ last_talk: { is: 'within', days: 30 } }, 'both'],
      [{ last_talk: { is: 'older', days: 30 } }, 'first'],
      // 23 h of the day before, in São Paulo.
      [{ last_talk: { is: 'since', day: '2026-01-10' } }, 'both'],
      [{ last_talk: { is: 'since', day: '2026-01-09' } }, 'both first'],
      [{ last_talk: { is: 'before', day: '2026-01-10' } }, 'first'],
      [{ last_talk: { is: 'never' } }, 'none silent'],
      [{ channel: talk.channel._id, department }, 'both first'],
      [
        {
          tags_any: [one],
          ...variable('equals', 'Curitiba'),
          last_talk: { is: 'older', days: 30 },
          department,
        },
        'first',
      ],
    ];
    const found = [];
    for (const [filter] of cases) found.push(await names(filter));
    expect(found).toEqual(cases.map(([, wanted]) => wanted));
    const refusal = async (filter: AudienceFilterInput) =>
      (await owner.attempt(calls.saveAudience, { name: 'Teste', filter })).body.message;
    expect(await refusal({})).toBe(errorText('audience_filter_required'));
    expect(await refusal({ last_talk: { is: 'since' } })).toBe(errorText('audience_filter_incomplete'));
    expect(await refusal(variable('equals', ' '))).toBe(errorText('audience_filter_incomplete'));
  });
});

describe('the plan', () => {
  it('without campaigns the server refuses every call of audiences in the specification’s words', async ({
    server,
  }) => {
    const { owner, account_id } = await server.createCompany();
    const audience_id = (
      await owner.call(calls.saveAudience, { name: 'Antes', filter: { last_talk: { is: 'never' } } })
    )._id;
    await server.runtime.database.acrossAccounts.run(
      sql`update accounts set campaigns_enabled = false where id = ${account_id}`,
    );
    const inputs = [
      [calls.getAudiences, {}],
      [calls.getAudience, { audience_id }],
      [calls.saveAudience, { name: 'Depois', filter: { last_talk: { is: 'never' } } }],
      [calls.importAudienceSheet, {}],
      [calls.countAudiencePeople, { filter: {} }],
      [calls.getAudienceVariables, {}],
      [calls.getAudiencePeople, { audience_id }],
      [calls.exportAudience, { audience_id }],
    ] as const;
    for (const [call, input] of inputs) {
      const { body } = await perform(server.url, { call, input, token: owner.token });
      expect([call.path, body]).toEqual([
        call.path,
        { error: true, message: 'Funcionalidade indisponível no Plano Solo' },
      ]);
    }
  });
});
