import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { createSharedPoll } from './shared-poll.ts';

const everyMs = 1000;

// Only its own kind is counted: others may begin a timer of theirs meanwhile.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Creates a poll whose rounds find the keys in `due`; returns what it asked for, whom it woke and what it logged. */
function watchedPoll(due: Set<string> | Error) {
  const asked: string[][] = [];
  const woken: string[] = [];
  const lines: string[] = [];
  const poll = createSharedPoll<string>({
    name: 'members',
    everyMs,
    log: createLog('warn', { write: (line) => lines.push(line) }),
    async find(members) {
      asked.push([...members.keys()]);
      if (due instanceof Error) throw due;
      return [...due];
    },
    wake: (member) => woken.push(member),
  });
  return { poll, asked, woken, lines };
}

it('asks once a round for all members and wakes those found; without members it does not run', async () => {
  const { poll, asked, woken } = watchedPoll(new Set(['b', 'gone']));
  const leave = ['a', 'b'].map((key) => poll.add(key, `member ${key}`));
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(asked).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(woken).toEqual(['member b', 'member b']);
  leave.forEach((end) => end());
  expect(vi.getTimerCount()).toBe(0);
  poll.add('c', 'member c');
  await vi.advanceTimersByTimeAsync(everyMs);
  expect(asked.slice(2)).toEqual([['c']]);
});

it('keeps the later member of a key when the earlier one leaves, and goes on after a failed round', async () => {
  const { poll, asked, lines } = watchedPoll(new Error('database away'));
  const leaveEarlier = poll.add('a', 'earlier');
  poll.add('a', 'later');
  leaveEarlier();
  await vi.advanceTimersByTimeAsync(2 * everyMs);
  expect(asked).toEqual([['a'], ['a']]);
  expect(lines).toEqual([expect.stringContaining('members not found'), expect.any(String)]);
});
