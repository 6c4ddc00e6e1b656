import type { Check } from './drawing.ts';
import { error } from './problem.ts';

/** One start; no id twice. */
export const checkStart: Check = ({ nodes }) => {
  const [first, ...others] = nodes.filter(({ type }) => type === 'start');
  if (!first) return [error(null, 'Adicione o bloco “Início”: é por ele que o fluxo começa.')];
  const seen = new Set<string>();
  const twice = nodes.filter(({ id }) => seen.size === seen.add(id).size);
  return [
    ...others.map((node) => error(node, 'Apague este “Início”: um fluxo só pode ter um.')),
    ...twice.map((node) =>
      error(node, 'Apague este passo e desenhe de novo: ele é uma cópia com o mesmo código de outro.'),
    ),
  ];
};
