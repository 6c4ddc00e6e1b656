import { setTimeout as delay } from 'node:timers/promises';
import type { Runtime } from '../../../../platform/area.ts';
import { inRounds, type Rounds } from '../../../../platform/jobs/in-rounds.ts';
import { wakeOutbox } from '../../../conversations/index.ts';
import type { Alarm } from './wake-timer.ts';
import { createPoisonGuard } from './poison-guard.ts';
import type { LoopGuard } from './loop-guard.ts';
import { playRound, type RoundResult } from '../round.ts';
import { setAside } from './set-aside.ts';
import { flowRequestsTopic } from '../topics.ts';

/** Between two rounds that found nothing to do, so that a company whose people do everything costs little. */
const idlePauseMs = 40;
const failedPauseMs = 500;

/** The bots of one company, round after round. */
export function followCompany(
  runtime: Runtime,
  account_id: string,
  { loopGuard, alarm }: { loopGuard: LoopGuard; alarm: Alarm },
): Rounds {
  const care = createPoisonGuard();
  const round = async (): Promise<void> => {
    const careful = care.begin();
    try {
      const result = await playRound(runtime, account_id, { loopGuard, careful, taking: care.taking });
      if (!result) return;
      care.done(result.more);
      if (result.more) rounds.wake();
      follow(result);
      if (!result.worked && !careful) await delay(idlePauseMs);
    } catch (error) {
      rounds.wake();
      // Nothing moved: everything a round does is one commit.
      runtime.log.warn({ err: error, account_id }, 'round of flows failed; tried again');
      const thing = care.failed(error);
      if (thing !== null) await setAside(runtime, account_id, { thing, cause: error });
      await delay(failedPauseMs);
    }
  };
  const follow = ({ channels, requests, wake_at }: RoundResult) => {
    channels.forEach((channel_id) => wakeOutbox(runtime, channel_id));
    if (requests) runtime.signals.publish(flowRequestsTopic, account_id);
    if (wake_at) alarm.set(wake_at);
  };
  const rounds = inRounds(round);
  return rounds;
}
