import type { MentionKind } from '@prosa/contract';

/** What colleagues do for one another. */
export interface TogetherEvents {
  /** A person called another one to a conversation. */
  'colleague.mentioned': {
    conversation_id: string;
    user_id: string;
    by_user_id: string;
    kind: MentionKind;
  };
  /** A saved view was changed or deleted; `user_id` is whose it is, null where everybody has it. */
  'saved_views.changed': { user_id: string | null };
}

declare module '../../../platform/events/domain-events.ts' {
  interface DomainEvents extends TogetherEvents {}
}
