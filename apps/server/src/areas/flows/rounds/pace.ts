/** Counts how often robots answered each conversation within a minute, to find other robots at the far end. */
export interface Pace {
  /** False once the conversation had more turns in the last minute than a person makes. */
  allows(conversation_id: string, now: Date): boolean;
}

export const mostTurns = 30;
const windowMs = 60_000;
const mostKept = 20_000;

/** A fresh count; a process that starts anew begins at nothing, which only gives a loop one more minute. */
export function createPace(): Pace {
  let turns = new Map<string, number[]>();
  return {
    allows(conversation_id, now) {
      const since = now.getTime() - windowMs;
      if (turns.size > mostKept)
        turns = new Map([...turns].filter(([, moments]) => (moments.at(-1) ?? 0) > since));
      const recent = (turns.get(conversation_id) ?? []).filter((moment) => moment > since);
      recent.push(now.getTime());
      // Past the limit the list need not grow.
      turns.set(conversation_id, recent.slice(-mostTurns - 1));
      return recent.length <= mostTurns;
    },
  };
}
