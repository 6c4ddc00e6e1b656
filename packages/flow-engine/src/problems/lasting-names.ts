import { lastingPrefix } from '../lasting.ts';
import { fold } from '../words/fold.ts';
import { scopeNames } from '../words/scope.ts';
import { error, nameOf, type Check } from './drawing.ts';

/** Names of the contact and of the conversation that stand for something already: what is kept under one is never read. */
export const checkLastingNames: Check = ({ nodes }) =>
  nodes.flatMap((node) => {
    if (node.type !== 'set') return [];
    return node.settings.assignments.flatMap(({ scope, variable }) => {
      if (scope === 'flow') return [];
      const prefix = lastingPrefix[scope];
      if (!taken[scope].includes(fold(variable))) return [];
      const message = `Mude o nome {${prefix}.${variable}} em ${nameOf(node)}: ele já quer dizer outra coisa.`;
      return [error(node, message)];
    });
  });

const taken: Record<keyof typeof lastingPrefix, readonly string[]> = {
  contact: scopeNames.contato,
  conversation: [...scopeNames.conversa, 'canal', 'numero'],
};
