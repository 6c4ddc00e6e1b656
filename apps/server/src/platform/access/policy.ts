import { abilities, type Ability } from '@prosa/contract';

/** What the rules look at. The area that knows people adds the rest by declaration merging. */
export interface Rights {
  /** Somebody else chose their password: until they choose one, they may do nothing. */
  must_change_password: boolean;
}

/** Whether a person with these rights may do something. */
export type Rule = (rights: Rights) => boolean;

/** The rule of each ability. */
export type Policy<Some extends Ability = Ability> = Readonly<Record<Some, Rule>>;

/** Returns everything a person with these rights may do. */
export type AbilitiesOf = (rights: Rights) => Ability[];

/**
 * Builds the one answer to who may do what from the policies of all areas. What no area rules nobody may do, and until a
 * password that was handed out has been changed, neither what one may.
 */
export function createAbilitiesOf(policies: readonly Partial<Policy>[]): AbilitiesOf {
  const policy: Partial<Policy> = Object.assign({}, ...policies);
  return (rights) =>
    rights.must_change_password ? [] : abilities.filter((ability) => policy[ability]?.(rights) ?? false);
}
