import { sealedColumns } from '../app/areas.ts';
import { rotateKeys } from '../platform/crypto/rotate-keys.ts';
import type { Command } from './command.ts';

/** Seals with SECRET_KEY what an earlier key had sealed. */
export const keysRotate: Command = {
  words: ['keys', 'rotate'],
  parameters: [],
  help: 'sela de novo, com SECRET_KEY, o que chaves anteriores selaram',
  async run({ database, secrets, print }) {
    const { resealed, unknown, damaged } = await rotateKeys(database.acrossAccounts, secrets, sealedColumns);
    print(`${resealed} selados de novo com a chave ${secrets.keyId.toString('hex')}.`);
    for (const [id, count] of unknown)
      print(
        `${count} continuam selados com a chave ${id}, que não está em SECRET_KEY nem em EARLIER_SECRET_KEYS. Acrescente-a e repita, ou leia os números e salve as senhas de novo.`,
      );
    if (damaged)
      print(
        `${damaged} não abrem embora a chave deles exista: foram alterados fora do Prosa. Salve-os de novo.`,
      );
    const clean = !unknown.size && !damaged;
    if (clean) print('Nada mais depende de uma chave anterior.');
    return clean;
  },
};
