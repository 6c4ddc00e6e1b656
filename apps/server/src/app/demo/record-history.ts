import { conversationOpened } from '../../areas/conversations/index.ts';
import type { Queryable } from '../../platform/db/queryable.ts';
import { appendEvents } from '../../platform/events/append-events.ts';
import type { DomainEvent } from '../../platform/events/domain-events.ts';
import type { DemoCompany } from './company.ts';
import type { StagedConversation } from './conversations.ts';

interface History {
  contacts: readonly { id: string; tags: readonly string[] }[];
  conversations: readonly StagedConversation[];
}

/** Records the events that the history would have left, so that the reports count them. */
export async function recordHistory(
  tx: Queryable,
  { account_id, tags }: DemoCompany,
  { contacts, conversations }: History,
): Promise<void> {
  const tagged = contacts
    .filter((contact) => contact.tags.length > 0)
    .map((contact): DomainEvent => ({
      type: 'contact.changed',
      payload: { contact_id: contact.id, tags: contact.tags.flatMap((name) => tags.get(name) ?? []) },
    }));
  const opened = conversations.map(conversationOpened);
  await appendEvents(tx, account_id, [...tagged, ...opened]);
}
