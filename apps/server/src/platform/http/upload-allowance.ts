import { dayOf } from '../clock/days.ts';
import type { AccountDb, Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { notFrozen } from '../db/frozen.ts';
import type { Tools } from '../tools.ts';
import { AppError } from './app-error.ts';

type Needed = Pick<Tools, 'clock' | 'config'>;

const timeZone = 'America/Sao_Paulo';
const megabyte = 1024 * 1024;
const keptDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** Throws uploads_spent, before anything is read, when the company has uploaded all it may today. */
export async function requireUploadsLeft(db: AccountDb, tools: Needed): Promise<void> {
  const { files, bytes } = allowance(tools);
  const row = await db.row(
    sql`select from upload_days where account_id = ${db.account_id} and day = ${today(tools)}::date
      and (files >= ${files} or bytes >= ${bytes})`,
    'uploads_left',
  );
  if (row) throw new AppError('uploads_spent');
}

/** Counts an upload that was read; throws uploads_spent when it is more than the company has left today. */
export async function countUpload(db: AccountDb, tools: Needed, size: number): Promise<void> {
  const { files, bytes } = allowance(tools);
  const counted = await db.run(
    sql`insert into upload_days as known (account_id, day, files, bytes)
      values (${db.account_id}, ${today(tools)}::date, 1, ${size})
      on conflict (account_id, day) do update set files = known.files + 1, bytes = known.bytes + excluded.bytes
        where known.files < ${files} and known.bytes + excluded.bytes <= ${bytes}`,
    'count_upload',
  );
  if (!counted) throw new AppError('uploads_spent');
}

/** Deletes the counts of days long past. */
export async function forgetUploadDays({ database, clock }: { database: Database } & Needed): Promise<void> {
  const before = dayOf(new Date(clock.now().getTime() - keptDays * dayMs), timeZone);
  await database.acrossAccounts.run(
    sql`delete from upload_days where day < ${before}::date and ${notFrozen('account_id')}`,
  );
}

const today = ({ clock }: Needed) => dayOf(clock.now(), timeZone);

function allowance({ config }: Needed): { files: number; bytes: number } {
  return { files: config.uploadsPerDay, bytes: config.uploadMegabytesPerDay * megabyte };
}
