import type { ChannelCapabilities, Chip } from '@prosa/contract';

const capabilities: ChannelCapabilities = {
  logins: ['qr', 'code'],
  unofficial: true,
  simulated: false,
  sends: ['text'],
  max_bytes: { image: 16_777_216, audio: 16_777_216, video: 16_777_216, document: 104_857_600 },
  quoted_reply: true,
  delete_message: true,
  edit_message: true,
  reactions: true,
  voice_note: true,
  typing: true,
  typing_marks_read: false,
  read_receipts: true,
  choices: null,
  templates: false,
  window_hours: null,
  check_phone: true,
  profile_pictures: true,
};

/** Returns a connected number by QR code. */
export function aChip(
  changes: Partial<Omit<Chip, 'capabilities'>> & { capabilities?: Partial<ChannelCapabilities> } = {},
): Chip {
  return {
    _id: 'chip',
    name: 'vendas',
    status: 'open',
    status_reason: null,
    status_since: new Date(2026, 2, 2, 9, 0).toISOString(),
    status_by: null,
    status_code: null,
    status_until: null,
    silent_since: null,
    phone: '5541999990000',
    redirect: 'human',
    flow: null,
    department: 'sales',
    chatbot: null,
    active: true,
    qrcode: null,
    pairing_code: null,
    waits: { all: null, unanswered: null, new: null },
    read_receipts: true,
    profile_pictures: true,
    kind: 'WhatsApp por QR code',
    ...changes,
    capabilities: { ...capabilities, ...changes.capabilities },
  };
}
