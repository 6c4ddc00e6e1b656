/**
 * The lanes of a channel's outbox, in the order in which they leave: a person's answer never waits behind what bots
 * say, nor behind what goes to many customers at once.
 */
export const lanes = { person: 0, bot: 1, bulk: 2 } as const;

export type Lane = keyof typeof lanes;
