import type { Clock } from '../platform/clock/clock.ts';
import type { Ids } from '../platform/clock/ids.ts';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import type { Database } from '../platform/db/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Parts } from '../app/create-tools.ts';

/** What a command of the operator works with. */
export interface CommandContext {
  database: Database;
  secrets: SecretBox;
  storage: Storage;
  ids: Ids;
  clock: Clock;
  addresses: Pick<Parts, 'connection' | 'tenant' | 'direct'>;
  /** Writes a line for the person at the terminal. */
  print(line: string): void;
}

/** One command of `npm run prosa -- …`; sentences for the operator are in pt-BR. */
export interface Command {
  /** The words that call it, and the names of what follows them. */
  words: readonly string[];
  parameters: readonly string[];
  /** What it does, for the list of commands. */
  help: string;
  /** Returns whether all is well; if not, the exit code is 1. */
  run(context: CommandContext, values: readonly string[]): Promise<boolean>;
}
