import type { calls, ParsedInput } from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { found } from '../../../platform/http/app-error.ts';
import type { CallContext, Download } from '../../../platform/http/binding.ts';
import { sheetMime, writeSheet } from '../../../platform/sheets/write-sheet.ts';
import { variableNames } from '../../contacts/index.ts';
import { presentPerson, readPeople } from '../people/read-people.ts';
import { audienceById } from '../reader.ts';

const part = 1000;

/** Exports the people of an audience as a sheet that can be imported again, with one column per variable. */
export async function exportAudience(
  context: CallContext,
  { audience_id }: ParsedInput<typeof calls.exportAudience>,
): Promise<Download> {
  const { db, clock } = context;
  const audience = found(await audienceById(db, audience_id));
  const { name, kind, props } = audience;
  const target = { kind: 'audience', id: audience_id, label: name } as const;
  await db.transaction((tx) => recordAudit(context, tx, { action: 'export.audience', target }));
  const variables = kind === 'living' ? await variableNames(db) : props;
  const now = clock.now();
  async function* parts(): AsyncGenerator<string[][]> {
    let after = '';
    for (;;) {
      const rows = await readPeople(db, audience, { after, most: part, now });
      const last = rows.at(-1);
      if (!last) return;
      after = last.place;
      yield rows.map(presentPerson).map((person) => {
        const values = new Map(Object.entries(person.variables));
        return [person.phone, person.name, ...variables.map((variable) => values.get(variable) ?? '')];
      });
    }
  }
  return {
    stream: writeSheet({ name: 'Audiência', header: ['telefone', 'nome', ...variables], parts: parts() }),
    mime: sheetMime,
    name: `Audiencia_${
      name
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .trim()
        .slice(0, 60) || 'sem_nome'
    }.xlsx`,
  };
}
