import type { Chip } from '@prosa/contract';
import type { CallContext } from '../../platform/http/binding.ts';
import { capabilitiesOf, isInstalled } from './drivers.ts';
import { seesQrCodes } from './policy.ts';
import type { ChannelRow } from './reader.ts';

/** Presents a channel as the wire's chip. Only people who may scan the QR code receive it. */
export function presentChip(
  row: ChannelRow,
  { session, config }: Pick<CallContext, 'session' | 'config'>,
): Chip {
  const { quotedReply, deleteMessage, voiceNote } = capabilitiesOf(row.driver);
  return {
    _id: row.id,
    name: row.name,
    status: row.status,
    // Whatever ended its last connection: without its driver it cannot connect again.
    status_reason: isInstalled(row.driver, config) ? row.status_reason : 'driver_missing',
    status_since: row.status_since?.toISOString() ?? null,
    status_by: row.status_by,
    phone: row.phone,
    redirect: row.redirect,
    flow: row.flow_id,
    department: row.department_id,
    // The specification's `chatbot` refers to assistants, which are not part of a channel yet.
    chatbot: null,
    active: row.active,
    qrcode: seesQrCodes(session) ? row.qrcode : null,
    driver: row.driver,
    waits: {
      all: row.sends_paused_until?.toISOString() ?? null,
      unanswered: row.chats_held_until?.toISOString() ?? null,
      new: row.next_chat_reason === 'warm_up' ? (row.next_chat_at?.toISOString() ?? null) : null,
    },
    capabilities: { quoted_reply: quotedReply, delete_message: deleteMessage, voice_note: voiceNote },
  };
}
