import { error, nameOf, type Check } from './drawing.ts';

/** The weights of a test must be a whole. */
export const checkSplitSum: Check = ({ nodes }) =>
  nodes.flatMap((node) => {
    if (node.type !== 'split') return [];
    const sum = node.settings.branches.reduce((total, { weight }) => total + weight, 0);
    return sum === 100
      ? []
      : [
          error(
            node,
            `Ajuste os pesos de ${nameOf(node)}: eles somam ${String(sum)}%, e precisam somar 100%.`,
          ),
        ];
  });
