import { createHash } from 'node:crypto';
import type { Effect, TalkType } from '@prosa/flow-engine';
import { fitChoices } from '@prosa/whatsapp';
import { capabilitiesOf } from '../../../channels/index.ts';
import { botSpoke } from '../../../conversations/index.ts';
import type { LibraryFile } from '../../../media/index.ts';
import { withRun, type RunTurn } from './turn.ts';

/** Says something to the customer, after what the run said before has left. */
export function sayMessage(turn: RunTurn, effect: Effect & { kind: 'send' }): RunTurn {
  const { world, run } = turn;
  const { type, text, media, voice = false, link_preview = false, offer = null } = effect.message;
  const file = media === null ? undefined : world.media.get(media);
  const before = Math.max(world.now.getTime(), run.speaks_until?.getTime() ?? 0);
  const at = new Date(before + effect.after_ms);
  const saying = {
    message_id: messageIdOf(effect.id),
    effect: effect.id,
    type: file ? sentAs(type, file) : type,
    text,
    media: file ? { id: file.id, file_name: file.file_name } : null,
    voice: voice && file?.type === 'audio',
    link_preview,
    offer,
    choices: offer && fitChoices(offer, capabilitiesOf(turn.conversation.driver).choices),
    lane: 'bot',
    at,
  } as const;
  const conversation = { ...turn.conversation, ...botSpoke().to };
  const after = withRun(turn, { ...run, speaks_until: at });
  return { ...after, conversation, acts: [...turn.acts, { kind: 'say', saying }] };
}

/** What leaves is what the file is; a sticker is a picture. */
function sentAs(type: TalkType, file: LibraryFile): TalkType {
  return type === 'sticker' && file.type === 'image' ? type : file.type;
}

/**
 * The first 28 hex digits of the effect id's hash, in the form of message ids, so that a retry sends the same
 * message.
 */
function messageIdOf(effect: string): string {
  return `${createHash('sha256').update(effect).digest('hex').slice(0, 28).toUpperCase()}PF`;
}
