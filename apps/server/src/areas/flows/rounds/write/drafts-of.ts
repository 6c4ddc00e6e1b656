import type { Ids } from '../../../../platform/clock/ids.ts';
import {
  appendNotice,
  applyTransition,
  say,
  startDraft,
  type ConversationDraft,
} from '../../../conversations/index.ts';
import type { Act, TurnOutcome } from '../play/turn.ts';
import type { World } from '../read/world.ts';

/** A turn's outcome, and the draft of its conversation. */
export type DraftedTurn = TurnOutcome & { draft: ConversationDraft };

/** Returns each outcome with a draft of its locked conversation, to which everything happened that the turn wants. */
export function draftsOf(outcomes: readonly TurnOutcome[], world: World, ids: Ids): DraftedTurn[] {
  return outcomes.flatMap((outcome) => {
    const locked = world.conversations.get(outcome.conversation.id);
    if (!locked) return [];
    const draft = startDraft(locked, { now: world.now, ids });
    for (const act of outcome.acts) carryOut(draft, act);
    return [{ ...outcome, draft }];
  });
}

function carryOut(draft: ConversationDraft, act: Act): void {
  if (act.kind === 'transition') applyTransition(draft, act.transition);
  else if (act.kind === 'notice') appendNotice(draft, act.notice);
  else say(draft, act.saying);
}
