import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { reachDatabase } from '../app/reach-database.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { systemIds } from '../platform/clock/ids.ts';
import { readConfig } from '../platform/config/config.ts';
import { openSecretBox } from '../platform/crypto/secret-key.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log/log.ts';
import { StartError } from '../platform/start-error.ts';
import { createLocalStorage } from '../platform/storage/storage.ts';
import { findCommand, usage } from './commands.ts';

const privateFiles = 0o077;
const standardError = 2;

/** Runs one command of the operator on the installation of the environment; returns whether all is well. */
async function main(): Promise<boolean> {
  process.umask(privateFiles);
  const found = findCommand(process.argv.slice(2));
  if (!found) throw new StartError(usage());
  const config = readConfig(process.env);
  const log = createLog('warn', pino.destination(standardError));
  requireInstallation(config.dataDir);
  const reached = await reachDatabase(config, log);
  try {
    const { addresses } = reached;
    const secrets = await openSecretBox(config);
    const storage = createLocalStorage(join(config.dataDir, 'media'), { onFailure: () => undefined });
    const database = openDatabase({ ...addresses, keepsStatements: false, log, onEvents: () => undefined });
    try {
      const tools = { database, secrets, storage, ids: systemIds, clock: systemClock, addresses, print };
      return await found.command.run(tools, found.values);
    } finally {
      await database.close();
    }
  } finally {
    await reached.stop();
  }
}

/** Throws where a command would otherwise make a new installation in a folder that was misspelt. */
function requireInstallation(dataDir: string): void {
  if (!existsSync(dataDir))
    throw new StartError(`DATA_DIR (${dataDir}) não existe. Aponte-o para a pasta de uma instalação.`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().then(
  (well) => process.exit(well ? 0 : 1),
  (error: unknown) => {
    const known = error instanceof StartError;
    const sentence = error instanceof Error ? error.message : String(error);
    process.stderr.write(known ? `${sentence}\n` : `O comando parou por um erro inesperado: ${sentence}\n`);
    process.exit(1);
  },
);
