import type { Effect } from '@prosa/flow-engine';
import { handedToPeople, takenBackByBot } from '../../../conversations/index.ts';
import { withRun, withTransition, type RunTurn } from './turn.ts';

/** Hands the conversation to a person, or to a department of which a strategy chooses the person. */
export function handOver(turn: RunTurn, effect: Effect & { kind: 'transfer' }): RunTurn {
  const { world, run } = turn;
  const { department, user: user_id, priority, summary, strategy } = effect;
  const name = department === null ? undefined : world.company.department_names[department];
  const where = name === undefined ? 'a equipe' : `o departamento ${name}`;
  const message = `O chatbot transferiu para ${where}`;
  const handover = handedToPeople(turn.conversation, {
    now: world.now,
    ...(department !== null && name !== undefined && { department_id: department }),
    user_id,
    priority,
    notices: [
      { event: 'handed', message, user_id: null, effect: run.id },
      ...(summary?.trim() ? [{ event: 'note', message: summary, user_id: null } as const] : []),
    ],
  });
  const handed = withTransition(turn, handover);
  const { department_name, department_id } = handed.conversation;
  return {
    ...withRun(handed, { ...run, handed: true, handed_to: user_id }),
    conversation: { ...handed.conversation, department_name: name ?? department_name },
    assignment: user_id === null && strategy !== 'none' ? { run_id: run.id, department_id, strategy } : null,
  };
}

/** Takes the conversation back from people, none of whom took it in time. */
export function handBack(turn: RunTurn): RunTurn {
  const run = { ...turn.run, handed: false, handed_to: null };
  return { ...withRun(withTransition(turn, takenBackByBot(turn.conversation)), run), assignment: null };
}
