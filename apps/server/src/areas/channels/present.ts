import type { Chip } from '@prosa/contract';
import { capabilitiesOf } from './capabilities.ts';
import type { ChannelRow } from './reader.ts';

/** A channel as the wire's chip. The QR code goes only to who may scan it. */
export function presentChip(row: ChannelRow, { withQrCode }: { withQrCode: boolean }): Chip {
  const { quotedReply, deleteMessage, voiceNote } = capabilitiesOf(row.driver);
  return {
    _id: row.id,
    name: row.name,
    status: row.status,
    status_reason: row.status_reason,
    status_since: row.status_since?.toISOString() ?? null,
    status_by: row.status_by,
    phone: row.phone,
    redirect: row.redirect,
    flow: row.flow_id,
    department: row.department_id,
    // Assistants, which the specification's `chatbot` points at, are not part of a channel yet.
    chatbot: null,
    active: row.active,
    qrcode: withQrCode ? row.qrcode : null,
    driver: row.driver,
    capabilities: { quoted_reply: quotedReply, delete_message: deleteMessage, voice_note: voiceNote },
  };
}
