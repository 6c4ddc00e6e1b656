import type { Peer } from '../../messages.ts';
import { peerFrom } from '../address.ts';
import type { Happening } from './happening.ts';
import { readContent } from './read-content.ts';
import { parts, webhookMessage, type WebhookContact, type WebhookMessage } from './shapes.ts';

interface Around {
  contacts: readonly WebhookContact[];
  /** The business wrote it in its own app, so `to` is the customer. */
  echo: boolean;
}

/** Returns what one message of a webhook reports; nothing when it does not say whose it is. */
export function readMessage(message: WebhookMessage, { contacts, echo }: Around): Happening[] {
  const peer = peerOf(message, { contacts, echo });
  if (!peer) return [];
  return [changeIn(message, { peer, echo }) ?? contentOf(message, { peer, echo })];
}

interface Whose {
  peer: Peer;
  echo: boolean;
}

function contentOf(message: WebhookMessage, { peer, echo }: Whose): Happening {
  const { id, timestamp, context } = message;
  const content = readContent(message);
  return {
    kind: 'message',
    message: {
      platform_message_id: id,
      peer,
      from_me: echo,
      ...content,
      reply_to: context?.id ?? null,
      at: timeOf(timestamp),
    },
  };
}

/** Returns what the message changes about others; null when it is one of its own, also where its part is unreadable. */
function changeIn(message: WebhookMessage, { peer, echo }: Whose): Happening | null {
  const at = timeOf(message.timestamp);
  switch (message.type) {
    case 'reaction': {
      const reaction = parts.reaction.safeParse(message['reaction']).data;
      if (!reaction) return null;
      const { message_id: platform_message_id, emoji } = reaction;
      return { kind: 'reaction', reaction: { platform_message_id, from_me: echo, emoji: emoji || null, at } };
    }
    case 'edit': {
      const edit = echo ? undefined : parts.edit.safeParse(message['edit']).data;
      const text = edit && editedText(message, edit.message);
      if (!edit || text === undefined) return null;
      return {
        kind: 'edit',
        edit: { platform_message_id: edit.original_message_id, from_me: false, peer, message: text, at },
      };
    }
    case 'revoke': {
      const revoke = echo ? undefined : parts.revoke.safeParse(message['revoke']).data;
      return revoke
        ? {
            kind: 'deletion',
            deletion: { platform_message_id: revoke.original_message_id, from_me: false, peer },
          }
        : null;
    }
    case 'system':
      return movedTo(message, peer);
    default:
      return null;
  }
}

function editedText(edit: WebhookMessage, given: object | undefined): string | undefined {
  const edited = webhookMessage.safeParse({ ...given, id: edit.id, timestamp: edit.timestamp });
  return edited.success ? readContent(edited.data).message : undefined;
}

/**
 * Returns that a customer's new phone is theirs, where their user id says so; otherwise null: then WhatsApp's sentence
 * about it is shown like a message.
 */
function movedTo(message: WebhookMessage, { bsuid, name }: Peer): Happening | null {
  const system = parts.system.safeParse(message['system']).data;
  if (!system?.type?.endsWith('changed_number')) return null;
  const moved = peerFrom({ phone: system.wa_id, bsuid: system.user_id ?? bsuid, name });
  return moved?.phone && moved.bsuid ? { kind: 'identified', peer: moved } : null;
}

function peerOf(
  { from, to, from_user_id, to_user_id }: WebhookMessage,
  { contacts, echo }: Around,
): Peer | null {
  const phone = echo ? to : from;
  const bsuid = echo ? to_user_id : from_user_id;
  const contact =
    contacts.find(({ wa_id, user_id }) => (phone && wa_id === phone) || (bsuid && user_id === bsuid)) ??
    (contacts.length === 1 ? contacts[0] : undefined);
  return peerFrom({
    phone: phone ?? contact?.wa_id,
    bsuid: bsuid ?? contact?.user_id,
    name: contact?.profile?.name,
  });
}

function timeOf(timestamp: number): Date {
  return new Date(timestamp * 1000);
}
