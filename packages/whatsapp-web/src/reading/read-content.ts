import type { proto } from 'baileys';
import type { MessageMark } from '@prosa/whatsapp';
import { platformId } from '../addresses/message-id.ts';
import type { MediaSource } from '../media/media-ref.ts';
import { readFile } from './read-file.ts';
import { readOptions } from './read-options.ts';
import { readPlain } from './read-plain.ts';
import type { Content } from './said.ts';
import { unwrap } from './unwrap.ts';

type Message = proto.IMessage;

/** Kinds that say nothing to read: what devices tell each other, votes, and what other events report. */
const silentKinds: ReadonlySet<string> = new Set([
  'senderKeyDistributionMessage',
  'fastRatchetKeySenderKeyDistributionMessage',
  'messageContextInfo',
  'protocolMessage',
  'reactionMessage',
  'encReactionMessage',
  'keepInChatMessage',
  'pinInChatMessage',
  'stickerSyncRmrMessage',
  // Each picture of an album arrives as a message of its own.
  'albumMessage',
  // Calls arrive as calls.
  'call',
  'callLogMesssage',
  'messageHistoryBundle',
  'messageHistoryNotice',
  'statusNotificationMessage',
  'placeholderMessage',
] satisfies (keyof Message)[]);

/**
 * Returns what a decrypted message says, or null when there is nothing to show. What is unknown is shown as such. `source`
 * names the message by which a file in it can be asked for again.
 */
export function readContent(message: Message, source: MediaSource | null = null): Content | null {
  const { content, view_once } = unwrap(message);
  const said = readPlain(content) ?? readFile(content, source) ?? readOptions(content);
  if (!said && isSilent(content)) return null;
  const { mark, ...rest } = said ?? { type: 'text' as const, message: '', mark: 'unsupported' as const };
  const context = contextOf(content);
  return {
    media_ref: null,
    file_name: null,
    voice: false,
    option_id: null,
    ...rest,
    reply_to: context?.stanzaId ? platformId(context.stanzaId) : null,
    marks: [...(mark ? [mark] : []), ...(view_once ? ['view_once' as const] : []), ...forwardMarks(context)],
  };
}

function isSilent(content: Message): boolean {
  const kinds = Object.keys(content).filter((kind) => kind !== 'messageContextInfo');
  return kinds.length > 0 && kinds.every((kind) => silentKinds.has(kind));
}

function contextOf(content: Message): proto.IContextInfo | null {
  for (const part of Object.values(content) as unknown[]) {
    if (typeof part === 'object' && part !== null && 'contextInfo' in part && part.contextInfo)
      return part.contextInfo;
  }
  return null;
}

/** How often a message has to have been forwarded for WhatsApp to say so. */
const minForwardedOften = 5;

function forwardMarks(context: proto.IContextInfo | null): MessageMark[] {
  if (!context?.isForwarded) return [];
  return [(context.forwardingScore ?? 0) >= minForwardedOften ? 'forwarded_often' : 'forwarded'];
}
