import type { Area } from '../../platform/area.ts';
import { conversationChecks } from './checks.ts';
import { conversationPolicy } from './policy.ts';
import { hourMs } from '../../platform/jobs/periodic.ts';
import { forgetEarly } from './inbound/forget-early.ts';
import { picturePresenter } from './pictures/picture-presenter.ts';
import { conversationPresenter } from './realtime.ts';
import { conversationBindings, type Around } from './routes.ts';
import { togetherPresenter } from './together/realtime.ts';
import { indexSaid } from './search/index-said.ts';
import { forgetUndos } from './undo/forget-undos.ts';

export { conversationChecks } from './checks.ts';
export { createChannelSink } from './channel-sink.ts';
export { indexEverySaid } from './search/index-said.ts';
export { demandVisible } from './queries/visible-conversation.ts';
export { lockForBot, type BotConversation } from './bot/bot-conversation.ts';
export { silenceContact } from './bot/silence-contact.ts';
export { beginConversation, openConversations } from './core/open-conversations.ts';
export { pairKey, type Pair } from './core/pairs.ts';
export { maskMessages } from './bot/mask-messages.ts';
export { withConversation } from './commands/with-conversation.ts';
export { keepForUndo, openUndo } from './undo/record-undo.ts';
export type { BotRuns } from './core/bot-runs.ts';
export { wakeOutbox } from './outbox/topic.ts';
export { talkedWith } from './queries/talked-with.ts';
export { visibleContact } from './queries/visible-contact.ts';
export { countBegun } from './core/begun-chats.ts';
export { chatStageName } from './core/chat-stage.ts';
export { conversationOpened } from './core/events.ts';
export { conversationsToSend } from './core/quiet-conversations.ts';
export { reachedAt } from './core/reached-at.ts';
export { withdrawSaid } from './core/withdraw-bot-messages.ts';
export { commitConversations } from './core/commit.ts';
export { appendNotice, applyTransition, startDraft, type ConversationDraft } from './core/draft.ts';
export { say, type Saying } from './core/say.ts';
export {
  assignedTo,
  botSpoke,
  finished,
  givenToFlow,
  handedToPeople,
  keptOpen,
  takenBackByBot,
  type Notice,
  type Transition,
} from './core/transitions.ts';

/** Creates the area of conversations and their messages: the desk, what arrives and what leaves. */
export function createConversationsArea(around: Around): Area {
  return {
    name: 'conversations',
    bindings: conversationBindings(around),
    policy: conversationPolicy,
    presenters: [conversationPresenter, togetherPresenter, picturePresenter],
    periodic: [
      { name: 'clean-up of early receipts and changes', everyMs: hourMs, run: forgetEarly },
      { name: 'clean-up of what can no longer be undone', everyMs: hourMs, run: forgetUndos },
    ],
    followers: [indexSaid],
    checks: conversationChecks,
  };
}
