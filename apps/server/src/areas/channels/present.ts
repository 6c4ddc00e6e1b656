import type { ChannelCapabilities, Chip, ChipState } from '@prosa/contract';
import type { CallContext } from '../../platform/http/binding.ts';
import type { Tools } from '../../platform/tools.ts';
import { isInstalled, kindOf, type KnownDriver } from './drivers.ts';
import { seesLoginCodes } from './policy.ts';
import type { ChannelRow } from './reader.ts';
import { silentSince } from './silence.ts';

/** Presents a channel as the wire's chip. Only people who may connect numbers receive the codes that do it. */
export function presentChip(
  row: ChannelRow,
  { session, config, clock }: Pick<CallContext, 'session' | 'config' | 'clock'>,
): Chip {
  const kind = kindOf(row.driver);
  const maySeeCodes = seesLoginCodes(session);
  return {
    ...presentChipState(row, { config, clock }),
    redirect: row.redirect,
    flow: row.flow_id,
    department: row.department_id,
    // The specification's `chatbot` refers to assistants, which are not part of a channel yet.
    chatbot: null,
    active: row.active,
    read_receipts: row.read_receipts,
    profile_pictures: row.profile_pictures,
    qrcode: maySeeCodes ? row.qrcode : null,
    pairing_code: maySeeCodes ? row.pairing_code : null,
    waits: {
      all: row.sends_paused_until?.toISOString() ?? null,
      unanswered: row.chats_held_until?.toISOString() ?? null,
      new: row.next_chat_reason === 'warm_up' ? (row.next_chat_at?.toISOString() ?? null) : null,
    },
    kind: kind.title,
    capabilities: presentCapabilities(kind),
  };
}

/** Presents how a number is connected, without what only its company sees. */
export function presentChipState(
  row: ChannelRow,
  { config, clock }: Pick<Tools, 'config' | 'clock'>,
): ChipState {
  return {
    _id: row.id,
    name: row.name,
    phone: row.phone,
    status: row.status,
    // Whatever ended its last connection: without its driver it cannot connect again.
    status_reason: isInstalled(row.driver, config) ? row.status_reason : 'driver_missing',
    status_since: row.status_since?.toISOString() ?? null,
    status_by: row.status_by,
    status_code: row.status_code,
    status_until: row.status_until?.toISOString() ?? null,
    silent_since: silentSince(row, clock.now())?.toISOString() ?? null,
  };
}

/** Presents what a kind of number can do. */
export function presentCapabilities({
  capabilities: can,
  simulated,
}: Pick<KnownDriver, 'capabilities' | 'simulated'>): ChannelCapabilities {
  return {
    logins: [...can.logins],
    unofficial: can.unofficial,
    simulated,
    sends: [...can.sends],
    max_bytes: can.maxBytes,
    quoted_reply: can.quotedReply,
    delete_message: can.deleteMessage,
    edit_message: can.editMessage,
    reactions: can.reactions,
    voice_note: can.voiceNote,
    typing: can.typing,
    typing_marks_read: can.typingMarksRead,
    read_receipts: can.readReceipts,
    profile_pictures: can.profilePictures,
    choices: can.choices,
    templates: can.templates,
    window_hours: can.windowHours,
    check_phone: can.checkPhone,
  };
}
