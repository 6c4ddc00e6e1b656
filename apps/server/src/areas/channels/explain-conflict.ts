import pg from 'pg';
import { AppError } from '../../platform/http/app-error.ts';

const foreignKey = '23503';
const uniqueKey = '23505';

/**
 * Runs a write of `channels` and turns what the table's constraints refuse into errors for people: a taken name or
 * number of Meta, or a flow or department that does not exist in the company (404). Wrap the whole transaction, because a refused
 * statement ends it.
 */
export async function explainConflict<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    if (error.code === uniqueKey && error.constraint === 'channels_name')
      throw new AppError('channel_name_taken');
    if (error.code === uniqueKey && error.constraint === 'channels_phone_number_id')
      throw new AppError('cloud_number_taken');
    if (error.code === foreignKey && error.table === 'channels') throw new AppError('not_found');
    throw error;
  }
}
