import { waysOf, type Check } from './drawing.ts';
import { error, nameOf } from './problem.ts';

/** Lines that end at a node that is no more. */
export const checkTargets: Check = ({ nodes, byId }) =>
  nodes.flatMap((node) =>
    waysOf(node)
      .filter(({ target }) => !byId.has(target))
      .map(({ port }) =>
        error(
          node,
          `Ligue de novo a saída “${port.label}” de ${nameOf(node)}: o passo de destino foi apagado.`,
        ),
      ),
  );
