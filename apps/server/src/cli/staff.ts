import { systemUserRole, type SystemUserRole } from '@prosa/contract';
import {
  addStaff,
  endSecondFactorOf,
  hashPassword,
  readStaffEmail,
  removeStaff,
} from '../areas/team/index.ts';
import type { Command } from './command.ts';

const initialChars = 20;
const allRoles = systemUserRole.options.join(',');

/** Adds somebody of the provider's staff, with a random password that they replace at their first sign-in. */
export const staffAdd: Command = {
  words: ['staff', 'add'],
  parameters: ['nome', 'e-mail', 'papéis'],
  help: `cria alguém da equipe Prosa; papéis, separados por vírgula: ${allRoles}`,
  async run({ database, clock, ids, print }, [name = '', typed = '', roles = '']) {
    const email = readStaffEmail(typed);
    const system_user_roles = readRoles(roles);
    if (!email || !name.trim() || !system_user_roles) {
      print(`Escreva um nome, um e-mail válido e papéis entre ${allRoles}.`);
      return false;
    }
    const password = ids.secret().slice(0, initialChars);
    const password_hash = await hashPassword(password);
    const person = { name: name.trim(), email, password_hash, system_user_roles, must_change_password: true };
    const added = await database.acrossAccounts.transaction((tx) => addStaff({ clock, ids }, tx, person));
    if (!added) {
      print(`O e-mail ${email} já é de alguém. Use outro.`);
      return false;
    }
    print(`${email} entra em /admin-login com a senha ${password}, que vale só para o primeiro acesso.`);
    print('Nele cria a própria senha e configura a verificação em duas etapas.');
    return true;
  },
};

/** Ends the access of somebody of the staff at once, at home and inside accounts. */
export const staffRemove: Command = {
  words: ['staff', 'remove'],
  parameters: ['e-mail'],
  help: 'tira alguém da equipe Prosa, na hora e em todos os aparelhos',
  async run({ print, ...tools }, [typed = '']) {
    const removed = await removeStaff(tools, readStaffEmail(typed) ?? '');
    print(removed ? `${typed} não entra mais.` : `Ninguém da equipe tem o e-mail "${typed}".`);
    return removed;
  },
};

/** Turns somebody's second factor off, when phone and recovery codes are lost. */
export const endSecondFactor: Command = {
  words: ['second-factor', 'off'],
  parameters: ['e-mail'],
  help: 'desativa a verificação em duas etapas de quem perdeu o celular e os códigos',
  async run({ database, clock, ids, print }, [typed = '']) {
    const ended = await endSecondFactorOf({ database, clock, ids }, readStaffEmail(typed) ?? '');
    print(
      ended
        ? `${typed} entra só com a senha. Alguém da equipe configura outra verificação no próximo acesso.`
        : `Ninguém com o e-mail "${typed}" tem a verificação em duas etapas.`,
    );
    return ended;
  },
};

/** Returns the roles as typed; null when one is unknown or none is named. */
function readRoles(typed: string): SystemUserRole[] | null {
  const read = typed
    .split(',')
    .filter(Boolean)
    .map((role) => systemUserRole.safeParse(role.trim()));
  const roles = read.flatMap(({ data }) => data ?? []);
  return read.length > 0 && roles.length === read.length ? roles : null;
}
