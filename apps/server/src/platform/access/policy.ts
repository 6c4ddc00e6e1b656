import { abilities, type Ability } from '@prosa/contract';

/** What the rules look at. The area that knows people adds the rest by declaration merging. */
export interface Rights {
  /** Somebody else chose their password: until they choose one, they may do nothing. */
  must_change_password: boolean;
  /** Staff without a second factor: until they have one, they may do nothing. */
  must_set_second_factor: boolean;
}

/** Whether a person with these rights may do something. */
export type Rule = (rights: Rights) => boolean;

/** The rules of some abilities. */
export type Policy = Readonly<Partial<Record<Ability, Rule>>>;

/** Returns everything a person with these rights may do. */
export type AbilitiesOf = (rights: Rights) => Ability[];

/**
 * Builds the one answer to who may do what from the policies of all areas. What no area rules nobody may do, and nothing
 * at all until a password that was handed out has been changed and staff have a second factor.
 */
export function createAbilitiesOf(policies: readonly Policy[]): AbilitiesOf {
  const policy = Object.assign({}, ...policies) as Policy;
  return (rights) =>
    rights.must_change_password || rights.must_set_second_factor
      ? []
      : abilities.filter((ability) => policy[ability]?.(rights) ?? false);
}
