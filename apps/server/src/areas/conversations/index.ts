import type { Area } from '../../platform/area.ts';
import { conversationEventTypes, presentConversationEvents } from './realtime.ts';
import { conversationBindings } from './routes.ts';

export { createChannelSink } from './channel-sink.ts';
export { talkedWith } from './queries/talked-with.ts';
export { visibleContact } from './queries/visible-contact.ts';
export { conversationOpened, type ConversationEvents } from './events.ts';

/** Conversations and their messages: the desk, what arrives and what leaves. */
export const conversationsArea: Area = {
  name: 'conversations',
  bindings: conversationBindings,
  presenters: [
    {
      types: conversationEventTypes,
      present: (db, events, { links }) => presentConversationEvents(db, events, links),
    },
  ],
  jobs: [],
};
