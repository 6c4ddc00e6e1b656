import type { proto } from 'baileys';
import { contentOf } from '../messages/stanza-type.ts';

export interface MessageDescription {
  /** The part of the message that says what it is, as WhatsApp names it. */
  kind: string;
  text: string;
  fileName?: string;
  replyTo?: string;
}

/** Returns what a person would say of a message: its kind, its text, its file, what it answers. */
export function describeMessage(message: proto.IMessage): MessageDescription {
  const content = contentOf(message);
  const kinds = Object.entries(content as Record<string, unknown>).filter(
    ([name, part]) => part !== null && part !== undefined && name !== 'messageContextInfo',
  );
  const [kind, part] = kinds[0] ?? ['unknown', {}];
  const { fileName, contextInfo } = part as Record<string, unknown> & {
    contextInfo?: { stanzaId?: string } | null;
  };
  return {
    kind,
    text: textOf(content),
    fileName: typeof fileName === 'string' && fileName !== '' ? fileName : undefined,
    replyTo: contextInfo?.stanzaId ?? undefined,
  };
}

function textOf(content: proto.IMessage): string {
  return (
    content.conversation ??
    content.extendedTextMessage?.text ??
    content.imageMessage?.caption ??
    content.videoMessage?.caption ??
    content.documentMessage?.caption ??
    content.contactMessage?.displayName ??
    content.locationMessage?.name ??
    content.pollCreationMessageV3?.name ??
    ''
  );
}
