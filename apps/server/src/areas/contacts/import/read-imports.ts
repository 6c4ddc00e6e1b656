import {
  limits,
  type CallOutput,
  type calls,
  type ContactImport,
  type ImportPreviewRow,
  type ParsedInput,
} from '@prosa/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { CallContext, Download } from '../../../platform/http/binding.ts';
import { sheetMime, writeSheet } from '../../../platform/sheets/write-sheet.ts';
import {
  knownPhones,
  linesAfter,
  newestImports,
  presentImport,
  rejectedAfter,
  type ImportRow,
  type SheetLine,
} from './import-rows.ts';
import { reasonColumn } from './guess-props.ts';
import { cellText, personOfRow } from './person-of-row.ts';
import { seesAllImports, visibleImport } from './visible-import.ts';

/** Lists the newest imports this person may see. */
export async function listImports(context: CallContext): Promise<ContactImport[]> {
  const { db, session } = context;
  const rows = await newestImports(db, seesAllImports(context) ? null : session.user_id);
  return rows.map(presentImport);
}

const part = 1000;
const maxSampleLength = 40;

/** Returns an import with its first rows as they would be imported, and the first rejected ones. */
export async function getImport(
  context: CallContext,
  { import_id }: ParsedInput<typeof calls.getContactImport>,
): Promise<CallOutput<typeof calls.getContactImport>> {
  const { db } = context;
  const row = await visibleImport(context, import_id);
  const first = { import_id, after: 0, most: limits.import_preview_rows };
  const [lines, rejected] = await Promise.all([linesAfter(db, first), rejectedAfter(db, first)]);
  const known = await knownPhones(
    db,
    lines.flatMap(({ phone }) => phone ?? []),
  );
  const shown = (line: SheetLine) => previewOf(line, row, known);
  return {
    import: presentImport(row),
    preview: lines.map(shown),
    rejected: rejected.map(shown),
    samples: row.header.map((_name, place) => sampleOf(lines, place)),
  };
}

function sampleOf(lines: readonly SheetLine[], place: number): string {
  const texts = lines.map(({ cells }) => cellText(cells[place]));
  return texts.find(Boolean)?.slice(0, maxSampleLength) ?? '';
}

function previewOf(line: SheetLine, row: ImportRow, known: ReadonlySet<string>): ImportPreviewRow {
  const { name, tags } = personOfRow(line.cells, row);
  const { number, phone, problem, repair } = line;
  const typed = cellText(line.cells[row.props.indexOf('phone')]);
  const isKnown = phone !== null && known.has(phone);
  return {
    number,
    phone: problem === null ? (phone ?? typed) : typed,
    name,
    tags,
    status: problem !== null ? 'rejected' : isKnown ? 'existing' : 'new',
    note: problem ?? repair ?? '',
  };
}

/** Exports the rejected rows as a sheet like the one that was uploaded, with the reason of each. */
export async function exportRejected(
  context: CallContext,
  { import_id }: ParsedInput<typeof calls.exportRejectedRows>,
): Promise<Download> {
  const { header, file_name } = await visibleImport(context, import_id);
  const target = { kind: 'import', id: import_id, label: file_name } as const;
  await context.db.transaction((tx) => recordAudit(context, tx, { action: 'export.rejected_rows', target }));
  async function* parts(): AsyncGenerator<string[][]> {
    let after = 0;
    for (;;) {
      const lines = await rejectedAfter(context.db, { import_id, after, most: part });
      const last = lines.at(-1);
      if (!last) return;
      after = last.number;
      yield lines.map(({ cells, problem }) => [
        ...header.map((_name, place) => cellText(cells[place])),
        problem ?? '',
      ]);
    }
  }
  return {
    stream: writeSheet({ name: 'Corrigir', header: [...header, reasonColumn], parts: parts() }),
    mime: sheetMime,
    name: `Corrigir_${file_name.replace(/\.\w+$/, '')}.xlsx`,
  };
}
