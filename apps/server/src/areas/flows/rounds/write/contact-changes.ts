import { noRow } from '@prosa/contract';
import type { BotChange } from '../../../contacts/index.ts';
import type { EffectOf } from './effects-of-kind.ts';

type Changing = BotChange & {
  add_tags: Set<string>;
  remove_tags: Set<string>;
  data: Record<string, string>;
  annotations: string[];
  by_flow: string;
};

type ContactEffect = EffectOf<'tags' | 'contact' | 'ignore'>;

/**
 * Returns what effects change of contacts, one change for each contact: of two effects the later one counts. `flows`
 * has the flow of each run.
 */
export function contactChanges(
  effects: readonly ContactEffect[],
  flows: ReadonlyMap<string, string>,
): BotChange[] {
  const changes = new Map<string, Changing>();
  for (const { contact_id, run_id, effect } of effects) {
    const change = changes.get(contact_id) ?? noChange(contact_id);
    change.by_flow = flows.get(run_id) ?? change.by_flow;
    changes.set(contact_id, change);
    add(change, effect);
  }
  return [...changes.values()];
}

function noChange(contact_id: string): Changing {
  return {
    contact_id,
    add_tags: new Set(),
    remove_tags: new Set(),
    data: {},
    override_name: null,
    annotations: [],
    ignore: false,
    ignored_until: null,
    by_flow: noRow,
  };
}

function add(change: Changing, effect: ContactEffect['effect']): void {
  if (effect.kind === 'ignore') {
    change.ignore = true;
    change.ignored_until = effect.until === null ? null : new Date(effect.until);
  } else if (effect.kind === 'contact') {
    const { override_name, ...data } = effect.fields;
    Object.assign(change.data, data);
    if (override_name !== undefined) change.override_name = override_name;
    if (effect.annotation !== null) change.annotations.push(effect.annotation);
  } else {
    for (const tag of effect.remove) move(tag, change.add_tags, change.remove_tags);
    for (const tag of effect.add) move(tag, change.remove_tags, change.add_tags);
  }
}

function move(tag: string, from: Set<string>, to: Set<string>): void {
  from.delete(tag);
  to.add(tag);
}
