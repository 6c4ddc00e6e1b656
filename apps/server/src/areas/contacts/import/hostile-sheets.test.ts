import { describe, expect } from 'vitest';
import { calls, limits } from '@prosa/contract';
import { hostileSheets } from '../../../testing/sheets/hostile-sheets.ts';
import { makeXlsx, rowXml, sheetXml } from '../../../testing/sheets/make-xlsx.ts';
import { refusalOfSheet } from '../../../testing/sheets/refusal-of-sheet.ts';
import { attemptSheet } from '../../../testing/sheets/send-sheet.ts';
import { serverTest } from '../../../testing/server-test.ts';

const it = serverTest
  .extend('owner', { scope: 'file' }, async ({ server }) => (await server.createCompany()).owner)
  .extend(
    'refusalOf',
    ({ server, owner }) =>
      (bytes: Buffer) =>
        refusalOfSheet(server.url, owner, bytes),
  );

describe('refusing files that are not spreadsheets or could do harm', () => {
  it.for(hostileSheets())('$name', async ({ bytes, sentence }, { refusalOf }) => {
    expect(await refusalOf(bytes)).toContain(sentence);
  });

  it('a file over 10 MB is refused before it is read', async ({ server, owner }) => {
    const { status, body } = await attemptSheet(
      server.url,
      owner,
      Buffer.alloc(limits.sheet_max_bytes + 1, '1'),
    );
    expect(status).toBe(413);
    expect(body.message).toContain('10 MB');
  });

  it('an honest sheet is accepted, even if its column names are special words in JavaScript', async ({
    refusalOf,
  }) => {
    const rows = rowXml(1, ['telefone', 'construtor']) + rowXml(2, ['41987654321', 'x']);
    expect(await refusalOf(makeXlsx({ text: sheetXml(rows) }))).toBeNull();
  });

  it('a csv with characters that the database cannot hold is accepted', async ({ refusalOf }) => {
    const lines = Array.from({ length: 400 }, (_, place) => `4198765${1000 + place};Pessoa ${place}`);
    expect(
      await refusalOf(Buffer.from(`telefone;nome\n${lines.join('\n')}\n41987650000;Bi\u0000a`)),
    ).toBeNull();
  });

  it('a sheet without a column of phones is not imported until somebody chooses one', async ({
    server,
    owner,
  }) => {
    const { body } = await attemptSheet(server.url, owner, Buffer.from('nome;codigo\nAna;A1'));
    if (body.error) throw new Error(body.message);
    const import_id = body.message._id;
    await expect
      .poll(async () => (await owner.call(calls.getContactImport, { import_id })).import, { timeout: 15_000 })
      .toMatchObject({ state: 'ready', props: ['name', 'variable'], counts: { valid: 0 } });
    const attempt = await owner.attempt(calls.importContacts, { people: import_id });
    expect(attempt.body).toMatchObject({
      error: true,
      message: 'Diga qual coluna é a do telefone: é a única obrigatória.',
    });
  });
});
