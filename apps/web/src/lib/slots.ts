import type { Ability } from '@prosa/contract';
import { createContext, use } from 'react';
import { useCan } from './current-user.tsx';

/**
 * Places on screens that later areas fill: slot → what an entry is, and what it is asked about (`of`). The area of the
 * screen adds its own by declaration merging, in its `slots.ts`, so that an entry that does not fit does not compile.
 */
export interface Slots {}

/** Something that an area adds to a slot. */
export type SlotEntry<Name extends keyof Slots> = Slots[Name]['entry'] & {
  /** Without it everybody is offered the entry. */
  ability?: Ability;
  /** Whether it is offered for this one; without it, always. */
  isOffered?: (of: Slots[Name]['of']) => boolean;
};

/** What one area adds to the screens of areas before it. */
export type FilledSlots = { readonly [Name in keyof Slots]?: readonly SlotEntry<Name>[] };

/** What all areas add, in their order. The app provides it. */
export const SlotsContext = createContext<readonly FilledSlots[]>([]);

/** Returns what is offered in a slot to the signed-in person for this one; nothing until it is there. */
export function useSlot<Name extends keyof Slots>(
  name: Name,
  of: Slots[Name]['of'] | undefined,
): readonly SlotEntry<Name>[] {
  const can = useCan();
  const areas = use(SlotsContext);
  if (of === undefined) return [];
  return areas
    .flatMap((filled) => filled[name] ?? [])
    .filter(({ ability, isOffered }) => (!ability || can(ability)) && (!isOffered || isOffered(of)));
}
