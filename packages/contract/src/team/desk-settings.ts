import { z } from 'zod';

/** Newest activity first, longest waiting first (then those who do not wait, newest first), or oldest activity first. */
export const deskSort = z.enum(['recent', 'waiting', 'oldest']);

/** How a person has their desk. */
export const deskSettings = z.object({
  /** The order of the list: of all conversations, and of those that are not answered. */
  sort_all: deskSort,
  sort_unanswered: deskSort,
  density: z.enum(['comfortable', 'compact']),
  /** What is opened after a conversation was finished: nothing, or the one to answer next. */
  after_finish: z.enum(['stay', 'next']),
});

export type DeskSort = z.infer<typeof deskSort>;
export type DeskSettings = z.infer<typeof deskSettings>;

/** How the desk is for somebody who has chosen nothing. */
export const defaultDeskSettings: DeskSettings = {
  sort_all: 'recent',
  sort_unanswered: 'waiting',
  density: 'comfortable',
  after_finish: 'stay',
};

/** Returns the settings that were stored, on top of the defaults; what another version wrote counts as not chosen. */
export function readDeskSettings(stored: unknown): DeskSettings {
  const chosen = deskSettings.partial().safeParse(stored);
  return { ...defaultDeskSettings, ...(chosen.success && chosen.data) };
}
