import type { Log } from '../log/log.ts';
import { inRounds } from './in-rounds.ts';

/** One poll for all members of a process, so that a member with nothing to do costs nothing. */
export interface SharedPoll<Member> {
  /** Includes a member from the next round on, in place of an earlier one with its key; returns what removes it. */
  add(key: string, member: Member): () => void;
}

interface Options<Member> {
  /** What is looked for, for the log. */
  name: string;
  everyMs: number;
  log: Log;
  /** Returns the keys of the members that have something to do; asks once for all of them. */
  find(members: ReadonlyMap<string, Member>): Promise<readonly string[]>;
  wake(member: Member): void;
}

/**
 * Creates a poll that runs while it has members, one round at a time. It is the safety net under hints that may get
 * lost, so a failed round is logged and the next one looks again.
 */
export function createSharedPoll<Member>(options: Options<Member>): SharedPoll<Member> {
  const { name, everyMs, log, find, wake } = options;
  const members = new Map<string, Member>();
  let timer: NodeJS.Timeout | undefined;
  const rounds = inRounds(async () => {
    if (!members.size) return;
    try {
      for (const key of await find(members)) {
        const member = members.get(key); // it may have been removed meanwhile
        if (member !== undefined) wake(member);
      }
    } catch (error) {
      log.warn({ err: error }, `${name} not found; the next look tries again`);
    }
  });
  return {
    add(key, member) {
      members.set(key, member);
      timer ??= setInterval(rounds.wake, everyMs);
      return () => {
        if (members.get(key) === member) members.delete(key);
        if (members.size) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
