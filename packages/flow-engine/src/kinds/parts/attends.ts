import type { Visit } from '../../walk/visit.ts';

/** Returns whether a person is on the team and sees the conversation's department: nobody else attends it. */
export function attends({ turn }: Visit, user: string): boolean {
  return turn.scene.attending?.includes(user) ?? true;
}
