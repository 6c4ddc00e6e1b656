import { shownAs } from '../kinds/parts/shown-as.ts';
import type { Check } from './drawing.ts';
import { nameOf, warning } from './problem.ts';

/** Menus that a number cannot show to be tapped, although it shows others. */
export const checkMenuLimits: Check = ({ nodes, known }) => {
  const number = known.capabilities?.find(({ taps }) => taps);
  if (!number) return [];
  return nodes.flatMap((node) => {
    const shown = node.type === 'menu' ? shownAs(node.settings) : null;
    if (shown?.form !== 'text') return [];
    const what = `no número “${number.name}” ele sai escrito, sem opções para tocar`;
    return [warning(node, `Encurte ${nameOf(node)}: ${what}, porque ${shown.why ?? ''}.`)];
  });
};
