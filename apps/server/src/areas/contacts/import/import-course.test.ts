import { describe, expect } from 'vitest';
import { calls, type ContactImport } from '@prosa/contract';
import { eventually } from '../../../testing/eventually.ts';
import { sendSheet } from '../../../testing/sheets/send-sheet.ts';
import type { TestPerson } from '../../../testing/test-person.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest
  .extend('analysed', ({ server }) => async (person: TestPerson, sheet: string | Buffer): Promise<string> => {
    const id = await sendSheet(server.url, person, Buffer.from(sheet));
    await until(person, id, 'ready');
    return id;
  })
  .extend(
    'countOf',
    ({ company }) =>
      async (query: string) =>
        (await company.owner.call(calls.getContacts, { query })).total,
  )
  /** Downloads the sheet of rejected rows, as the browser does. */
  .extend('corrections', ({ server, company }) => async (import_id: string): Promise<Buffer> => {
    const response = await fetch(`${server.url}/api/${calls.exportRejectedRows.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${company.owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ import_id }),
    });
    return Buffer.from(await response.arrayBuffer());
  });

const until = (person: TestPerson, import_id: string, ...states: ContactImport['state'][]) =>
  eventually(async () => {
    const shown = await person.call(calls.getContactImport, { import_id });
    return states.includes(shown.import.state) ? shown : null;
  }, 90_000);

describe('the model sheet', () => {
  it('each row of the model comes in as a contact with its name and variables', async ({
    analysed,
    server,
    company,
  }) => {
    const response = await fetch(`${server.url}/api/${calls.exportImportModel.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${company.owner.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(response.headers.get('content-disposition')).toContain('Modelo_de_contatos.xlsx');
    const id = await analysed(company.owner, Buffer.from(await response.arrayBuffer()));
    const { import: one, preview } = await company.owner.call(calls.getContactImport, { import_id: id });
    expect(one.header).toEqual(['telefone', 'nome', 'bairro', 'ultima_compra']);
    expect(one.props).toEqual(['phone', 'name', 'variable', 'variable']);
    expect(one.counts).toMatchObject({ total: 3, valid: 3, rejected: 0 });
    expect(preview.map(({ name }) => name)).toEqual(['Maria Souza', 'João Pereira', 'Ana Beatriz Lima']);
  });
});

describe('the course of an import', () => {
  it('an import stopped in the middle writes no more, says what was imported, and can be undone', async ({
    company,
    analysed,
    countOf,
  }) => {
    const { owner } = company;
    const lines = Array.from({ length: 20_000 }, (_, place) => `5541${970_000_000 + place},Meio ${place}`);
    const id = await analysed(owner, `telefone,nome\n${lines.join('\n')}`);
    await owner.call(calls.importContacts, { people: id });
    await eventually(async () => {
      const { import: one } = await owner.call(calls.getContactImport, { import_id: id });
      return one.progress > 0;
    }, 90_000);
    await owner.call(calls.cancelContactImport, { import_id: id });
    const { counts } = (await until(owner, id, 'cancelled')).import;
    expect(counts.created).toBeGreaterThan(0);
    expect(counts.created).toBeLessThan(20_000);
    expect(await countOf('Meio 0')).toBe(1);
    expect(await countOf('5541970019999')).toBe(0);
    await owner.call(calls.undoContactImport, { import_id: id });
    const undone = await until(owner, id, 'undone');
    expect(undone.import.counts).toMatchObject({ undone: counts.created, kept: 0 });
    expect(await countOf('Meio')).toBe(0);
  });

  it('the rejected rows can be downloaded, corrected and imported again', async ({
    company,
    analysed,
    corrections,
  }) => {
    const { owner } = company;
    const sheet = 'telefone;nome;cidade\n123;Ana;Curitiba\n41987650001;Bia;\n5,51E+12;Caio;Londrina';
    const first = await analysed(owner, sheet);
    const { rejected, samples } = await owner.call(calls.getContactImport, { import_id: first });
    expect(samples).toEqual(['123', 'Ana', 'Curitiba']);
    expect(rejected.map(({ number, name }) => [number, name])).toEqual([
      [2, 'Ana'],
      [4, 'Caio'],
    ]);
    const again = await analysed(owner, await corrections(first));
    const back = await owner.call(calls.getContactImport, { import_id: again });
    expect(back.import.header).toEqual(['telefone', 'nome', 'cidade', 'Motivo da rejeição']);
    expect(back.import.props).toEqual(['phone', 'name', 'variable', 'skip']);
    expect(back.preview.map(({ phone }) => phone)).toEqual(['123', '5,51E+12']);
    const fixed =
      'telefone;nome;cidade;Motivo da rejeição\n41987650002;Ana;Curitiba;x\n41987650003;Caio;Londrina;x';
    const id = await analysed(owner, fixed);
    await owner.call(calls.importContacts, { people: id });
    const done = await until(owner, id, 'done');
    expect(done.import.counts).toMatchObject({ created: 2, rejected: 0 });
    const [ana] = (await owner.call(calls.getContacts, { query: '5541987650002' })).data;
    expect(ana).toMatchObject({ name: 'Ana', data: { cidade: 'Curitiba' } });
  });

  it('choosing another column for the phones reads every row again', async ({ company, analysed }) => {
    const { owner } = company;
    const id = await analysed(owner, 'telefone,outro\n123,41987650011\n456,41987650011');
    await owner.call(calls.changeContactImport, { import_id: id, props: ['skip', 'phone'] });
    const { import: one, preview } = await until(owner, id, 'ready');
    expect(one.counts).toMatchObject({ valid: 1, rejected: 1 });
    expect(preview[1]?.note).toBe('Repetido: este telefone já está na linha 2.');
  });

  it('an agent can import without creating tags, and sees no colleague’s import; a manager sees it', async ({
    company,
    analysed,
  }) => {
    const departments = [company.department];
    const agent = await company.addPerson({ user_role: 'user', departments });
    const other = await company.addPerson({ user_role: 'user', departments });
    const id = await analysed(agent, 'telefone,tags\n41987650021,Inventada');
    expect((await other.attempt(calls.importContacts, { people: id })).status).toBe(404);
    expect((await other.attempt(calls.undoContactImport, { import_id: id })).status).toBe(404);
    await agent.call(calls.importContacts, { people: id });
    expect((await until(agent, id, 'done')).import.counts.created).toBe(1);
    expect(await company.owner.call(calls.getTags, {})).toEqual([]);
    const manager = await company.addPerson({ user_role: 'manager' });
    expect((await manager.attempt(calls.undoContactImport, { import_id: id })).body.error).toBe(false);
  });
});
