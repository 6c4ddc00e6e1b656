import type { calls, ParsedInput, ScoreScale } from '@prosa/contract';
import { withoutCountryCode } from '@prosa/brazil';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { momentWriter } from '../../../platform/clock/days.ts';
import type { CallContext, Download } from '../../../platform/http/binding.ts';
import { sheetMime, writeSheet } from '../../../platform/sheets/write-sheet.ts';
import { readScope } from './scope.ts';
import { scoresGiven, type ScoreRow } from './scores.ts';

const header = ['Quando', 'Nota', 'Escala', 'Comentário', 'Contato', 'Telefone', 'Fluxo', 'Número'];
const part = 1000;
const scaleNames: Record<ScoreScale, string> = { '0-10': '0 a 10', '1-5': '1 a 5', thumbs: '👍 ou 👎' };

/** Exports the scores that were given as a spreadsheet, latest first, read and written in parts. */
export async function exportResultScores(
  context: CallContext,
  input: ParsedInput<typeof calls.exportResultScores>,
): Promise<Download> {
  const { db, clock } = context;
  const scope = await readScope(context, input);
  const writeMoment = momentWriter(scope.time_zone);
  await db.transaction((tx) => recordAudit(context, tx, { action: 'export.scores' }));
  async function* parts(): AsyncGenerator<string[][]> {
    let last: ScoreRow | undefined;
    do {
      const before = last ? { at: last.asked.toISOString(), id: last.id } : null;
      const rows: ScoreRow[] = await scoresGiven(db, { scope, filter: input, before, most: part });
      yield rows.filter(({ contact_id }) => contact_id !== null).map((row) => cellsOf(row, writeMoment));
      last = rows.at(-1);
    } while (last);
  }
  return {
    stream: writeSheet({ name: 'Avaliações', header, parts: parts() }),
    mime: sheetMime,
    name: `Avaliacoes_${clock.now().getTime()}.xlsx`,
  };
}

function cellsOf(row: ScoreRow, writeMoment: (moment: Date) => string): string[] {
  const value = row.scale === 'thumbs' ? (row.value === 1 ? '👍' : '👎') : String(row.value);
  return [
    writeMoment(row.at ?? row.asked),
    value,
    scaleNames[row.scale],
    row.comment ?? '',
    row.override_name ?? row.name,
    withoutCountryCode(row.phone ?? ''),
    row.flow_name,
    row.channel_name,
  ];
}
