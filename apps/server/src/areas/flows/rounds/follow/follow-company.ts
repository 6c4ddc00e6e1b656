import { setTimeout as delay } from 'node:timers/promises';
import type { Runtime } from '../../../../platform/area.ts';
import { isCompanyFrozen } from '../../../../platform/db/frozen.ts';
import { inRounds, type Rounds } from '../../../../platform/jobs/in-rounds.ts';
import { wakeOutbox } from '../../../conversations/index.ts';
import { createPoisonGuard } from './poison-guard.ts';
import type { LoopGuard } from '../play/turn.ts';
import { playRound, type RoundResult } from '../round.ts';
import { setAside } from './set-aside.ts';
import type { WakeTimer } from './wake-timer.ts';
import { flowRequestsTopic } from '../topics.ts';

/** Pause after a round that found nothing to do, so that a company whose people do everything costs little. */
const idlePauseMs = 40;
const failedPauseMs = 500;
const frozenPauseMs = 2000;
/** Another process plays the round; it may have begun before what this one was woken for. */
const heldPauseMs = 200;

/** Plays rounds of one company's bots, one after the other, whenever it is woken. */
export function followCompany(
  runtime: Runtime,
  account_id: string,
  { loopGuard, wakeTimer }: { loopGuard: LoopGuard; wakeTimer: WakeTimer },
): Rounds {
  const poisonGuard = createPoisonGuard();
  const round = async (): Promise<void> => {
    const careful = poisonGuard.begin();
    try {
      const result = await playRound(runtime, account_id, { loopGuard, careful, taking: poisonGuard.taking });
      if (!result) {
        rounds.wake();
        await delay(heldPauseMs);
        return;
      }
      poisonGuard.done(result.more);
      if (result.more) rounds.wake();
      follow(result);
      if (!result.worked && !careful) await delay(idlePauseMs);
    } catch (error) {
      rounds.wake();
      // Nothing was done: a round is one commit.
      runtime.log.warn({ err: error, account_id }, 'round of flows failed; tried again');
      const thing = poisonGuard.failed(error);
      if (thing !== null) await setAside(runtime, account_id, { thing, cause: error });
      await delay(isCompanyFrozen(error) ? frozenPauseMs : failedPauseMs);
    }
  };
  const follow = ({ channels, requests, wake_at }: RoundResult) => {
    channels.forEach((channel_id) => wakeOutbox(runtime, channel_id));
    if (requests) runtime.signals.publish(flowRequestsTopic, account_id);
    if (wake_at) wakeTimer.set(wake_at);
  };
  const rounds = inRounds(round);
  return rounds;
}
