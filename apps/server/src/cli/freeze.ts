import { freezeCompany, unfreezeCompany } from '../platform/db/freeze.ts';
import type { Command } from './command.ts';

/** Stops every write of a company, and proves that those before have ended. */
export const freeze: Command = {
  words: ['freeze'],
  parameters: ['empresa'],
  help: 'congela uma empresa: ela lê e não grava, e nada se perde',
  async run({ database, print }, [account_id = '']) {
    const frozen = canBeId(account_id) && (await freezeCompany(database.acrossAccounts, account_id));
    if (!frozen || frozen.state === 'unknown company') {
      print(unknown(account_id));
      return false;
    }
    if (frozen.state === 'draining') {
      print(
        `A empresa ${account_id} não começa mais gravações, mas ${frozen.open} transações de antes continuam abertas. Repita o comando até elas terminarem.`,
      );
      return false;
    }
    print(`A empresa ${account_id} está congelada no evento ${frozen.sequence}. Nada mais é gravado.`);
    return true;
  },
};

/** Lets a frozen company write again. */
export const unfreeze: Command = {
  words: ['unfreeze'],
  parameters: ['empresa'],
  help: 'descongela uma empresa; o que esperava continua em segundos',
  async run({ database, print }, [account_id = '']) {
    const changed = canBeId(account_id) && (await unfreezeCompany(database.acrossAccounts, account_id));
    print(
      changed
        ? `A empresa ${account_id} grava de novo.`
        : `Nenhuma empresa congelada tem o id "${account_id}".`,
    );
    return changed;
  },
};

const canBeId = (text: string) => /^\d{1,18}$/.test(text);
const unknown = (account_id: string) => `Nenhuma empresa tem o id "${account_id}".`;
