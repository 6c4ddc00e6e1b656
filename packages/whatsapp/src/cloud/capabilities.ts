import { maxChoices } from '@prosa/contract';
import type { Capabilities } from '../driver.ts';
import { fileLimits } from './messages/file-limits.ts';

/** What the Cloud API can do, for processes that never load the driver. */
export const cloudCapabilities: Capabilities = {
  logins: ['keys'],
  unofficial: false,
  sends: ['text', 'audio', 'video', 'image', 'document', 'sticker', 'location'],
  maxBytes: {
    image: fileLimits.image.maxBytes,
    audio: fileLimits.audio.maxBytes,
    video: fileLimits.video.maxBytes,
    document: fileLimits.document.maxBytes,
  },
  quotedReply: true,
  deleteMessage: false,
  editMessage: false,
  reactions: true,
  voiceNote: true,
  typing: true,
  typingMarksRead: true,
  choices: maxChoices,
  readReceipts: true,
  profilePictures: false,
  templates: true,
  windowHours: 24,
  hiddenAddress: 'bsuid',
  checkPhone: false,
  confirm: true,
};
