import type { Visit } from '../../visit.ts';

/** Whether somebody is of the team and sees the conversation's department: nobody else looks after it. */
export function attends({ turn }: Visit, user: string): boolean {
  return turn.scene.attending?.includes(user) ?? true;
}
