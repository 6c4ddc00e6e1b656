import type { proto } from 'baileys';

type Message = proto.IMessage;

const wrappers = [
  'ephemeralMessage',
  'viewOnceMessage',
  'viewOnceMessageV2',
  'viewOnceMessageV2Extension',
  'documentWithCaptionMessage',
  'editedMessage',
  'groupMentionedMessage',
  'lottieStickerMessage',
  'botInvokeMessage',
  'associatedChildMessage',
  'pollCreationMessageV4',
  'limitSharingMessage',
  'questionMessage',
  'questionReplyMessage',
] as const satisfies readonly (keyof Message)[];
const maxDepth = 6;

/** What a message says once its wrappers are off, and whether one of them allows a single view. */
export interface Unwrapped {
  content: Message;
  view_once: boolean;
}

/** Takes off what only says how a message is to be treated: disappearing, to be seen once, edited, with a caption. */
export function unwrap(message: Message): Unwrapped {
  let content = message.deviceSentMessage?.message ?? message;
  let view_once = false;
  for (let depth = 0; depth < maxDepth; depth += 1) {
    const wrapper = wrappers.find((name) => content[name]?.message);
    if (wrapper === undefined) break;
    view_once ||= wrapper.startsWith('viewOnce');
    content = content[wrapper]?.message ?? content;
  }
  return { content, view_once: view_once || isMarkedOnce(content) };
}

function isMarkedOnce({ imageMessage, videoMessage, audioMessage }: Message): boolean {
  return [imageMessage, videoMessage, audioMessage].some((file) => file?.viewOnce === true);
}
