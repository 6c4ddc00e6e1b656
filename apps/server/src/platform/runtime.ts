import type { Database } from './db/database.ts';
import type { Tools } from './tools.ts';

/** What a long-running part of an area gets. */
export interface Runtime extends Tools {
  database: Database;
}
