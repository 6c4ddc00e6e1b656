import type { Capabilities } from './driver.ts';

const megabyte = 1024 * 1024;

/** What the driver `web` can do. It stands here so that no process needs `@prosa/whatsapp-web` to know it. */
export const webCapabilities: Capabilities = {
  logins: ['qr', 'code'],
  unofficial: true,
  sends: ['text', 'audio', 'video', 'image', 'document', 'sticker', 'location', 'contact'],
  // What its clients take as a picture, a sound or a video; larger ones are sent as a document.
  maxBytes: { image: 16 * megabyte, audio: 16 * megabyte, video: 16 * megabyte, document: 100 * megabyte },
  quotedReply: true,
  deleteMessage: true,
  editMessage: true,
  reactions: true,
  voiceNote: true,
  typing: true,
  typingMarksRead: false,
  // Phones show buttons and lists of this kind of client only sometimes, so options are text.
  choices: null,
  readReceipts: true,
  profilePictures: true,
  templates: false,
  windowHours: null,
  hiddenAddress: 'lid',
  checkPhone: true,
  confirm: true,
};
