import { nodeDefaults, type FlowNodeType } from '@prosa/contract';

type Fields = Record<string, unknown>;

/** Fills in what was left out of the settings of a node, as the contract has it; throws where a list is none. */
export function fillDefaults(type: FlowNodeType, settings: Fields): Fields {
  const defaults = nodeDefaults[type];
  const filled = { ...defaults.settings, ...settings };
  for (const [name, value] of Object.entries(defaults.settings)) {
    if (Array.isArray(value) && !Array.isArray(filled[name])) throw new Error(damaged);
  }
  for (const [name, item] of Object.entries(defaults.items)) {
    const list = filled[name];
    if (Array.isArray(list)) filled[name] = list.map((given) => fillItem(given, item));
  }
  return filled;
}

const damaged = 'Este fluxo está danificado: falta parte de um passo.';

type ItemDefaults = (typeof nodeDefaults)[FlowNodeType]['items'][string];

function fillItem(item: unknown, { fields, byType }: ItemDefaults): Fields {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) throw new Error(damaged);
  const type = 'type' in item && typeof item.type === 'string' ? item.type : '';
  return { ...fields, ...(Object.hasOwn(byType, type) ? byType[type] : {}), ...item };
}
