import type { FlowTestStep } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import type { CallContext } from '../../../platform/http/binding.ts';
import { demandVisible } from '../../conversations/index.ts';
import { newestRun, readAnswers, readSaid } from './recorded-run.ts';
import { stepsOf } from './steps-of.ts';

/**
 * Returns the newest run of a flow in a conversation as steps of a test: with whom, what they wrote, sent and quoted,
 * what came from outside, what the bot answered, and the time that passed in between.
 */
export async function recordedSteps(
  { db, session }: CallContext,
  { flow_id, conversation_id }: { flow_id: string; conversation_id: string },
): Promise<{ contact_id: string; starts: Date; steps: FlowTestStep[] }> {
  await demandVisible(db, session, conversation_id);
  const run = await newestRun(db, { flow_id, conversation_id });
  if (!run) throw new AppError('flow_not_run_here');
  const [said, answers] = await Promise.all([readSaid(db, run), readAnswers(db, run.id)]);
  return { contact_id: run.contact_id, starts: run.started, steps: stepsOf(run, said, answers) };
}
