import type { Scope } from './furnish.ts';

/** A fresh contact of the scope, who wrote. */
export const contactOf = async ({ conversation }: Scope): Promise<string> =>
  (await conversation()).contact._id;

/** A fresh conversation of the scope, as most calls name it. */
export const about = async ({ conversation }: Scope): Promise<{ conversation_id: string }> => ({
  conversation_id: (await conversation())._id,
});
