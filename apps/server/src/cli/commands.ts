import type { Command } from './command.ts';
import { doctor } from './doctor.ts';
import { freeze, unfreeze } from './freeze.ts';
import { keysRotate } from './keys-rotate.ts';
import { endSecondFactor, staffAdd, staffRemove } from './staff.ts';

/** Every command there is. */
export const commands: readonly Command[] = [
  doctor,
  freeze,
  unfreeze,
  keysRotate,
  staffAdd,
  staffRemove,
  endSecondFactor,
];

/** A command with what was written behind its words. */
export interface FoundCommand {
  command: Command;
  values: readonly string[];
}

/** Returns the command that the words call, or null. */
export function findCommand(written: readonly string[]): FoundCommand | null {
  const command = commands.find(
    ({ words, parameters }) =>
      written.length === words.length + parameters.length && words.every((word, at) => word === written[at]),
  );
  return command ? { command, values: written.slice(command.words.length) } : null;
}

/** Lists the commands, for somebody who wrote none of them. */
export function usage(): string {
  const lines = commands.map(({ words, parameters, help }) => {
    const call = [...words, ...parameters.map((name) => `<${name}>`)].join(' ');
    return `  ${call.padEnd(40)} ${help}`;
  });
  return ['Uso: npm run prosa -- <comando>', '', ...lines].join('\n');
}
