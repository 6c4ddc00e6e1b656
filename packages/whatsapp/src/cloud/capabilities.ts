import type { Capabilities } from '../driver.ts';

/** What the Cloud API can do, for processes that never load the driver. */
export const cloudCapabilities: Capabilities = {
  logins: ['keys'],
  unofficial: false,
  sends: ['text', 'audio', 'video', 'image', 'document', 'sticker', 'location'],
  quotedReply: true,
  deleteMessage: false,
  editMessage: false,
  reactions: true,
  voiceNote: true,
  typing: true,
  choices: { buttons: 3, rows: 10 },
  readReceipts: true,
  templates: true,
  windowHours: 24,
  hiddenAddress: 'bsuid',
  checkPhone: false,
  confirm: true,
};
