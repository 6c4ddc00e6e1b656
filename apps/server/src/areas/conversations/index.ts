import type { Area } from '../../platform/area.ts';
import { startHourly } from '../../platform/jobs/hourly.ts';
import { forgetEarly } from './inbound/forget-early.ts';
import type { KnownOfContact } from './privacy/export-contact.ts';
import { conversationEventTypes, presentConversationEvents } from './realtime.ts';
import { conversationBindings } from './routes.ts';

export { createChannelSink } from './channel-sink.ts';
export { demandVisible } from './queries/visible-conversation.ts';
export { lockForRobot, type RobotConversation } from './robot/robot-conversation.ts';
export { silenceContact } from './robot/silence-contact.ts';
export { silenceRobot } from './robot/silence-robot.ts';
export { mask, maskMessages } from './robot/mask-messages.ts';
export { writeRobot, type RobotMessage } from './robot/write-robot.ts';
export { withConversation } from './commands/with-conversation.ts';
export { wakeOutbox } from './outbox/topic.ts';
export { talkedWith } from './queries/talked-with.ts';
export { visibleContact } from './queries/visible-contact.ts';
export { conversationEvent, conversationOpened, type ConversationEvents } from './events.ts';
export { appendSystemMessage } from './writer.ts';

/** Conversations and their messages: the desk, what arrives and what leaves. `known` comes from areas after this one. */
export function createConversationsArea({ known }: { known: readonly KnownOfContact[] }): Area {
  return {
    name: 'conversations',
    bindings: conversationBindings(known),
    presenters: [
      {
        types: conversationEventTypes,
        present: (db, events, { links }) => presentConversationEvents(db, events, links),
      },
    ],
    jobs: [],
    work: (runtime) => startHourly(runtime.log, 'early receipts and changes', () => forgetEarly(runtime)),
  };
}
