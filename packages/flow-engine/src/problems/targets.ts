import { error, nameOf, waysOf, type Check } from './drawing.ts';

/** Lines that end at a node that is no more. */
export const checkTargets: Check = ({ nodes, byId }) =>
  nodes.flatMap((node) => {
    if (node.type === 'jump' && !node.settings.target) {
      return [error(node, `Escolha para qual passo ${nameOf(node)} leva.`)];
    }
    return waysOf(node)
      .filter(({ target }) => !byId.has(target))
      .map(({ port }) =>
        error(
          node,
          `Ligue de novo a saída “${port.label}” de ${nameOf(node)}: o passo de destino foi apagado.`,
        ),
      );
  });
