import { writePlace, type FlowNodeOf, type MessageBlock } from '@prosa/contract';
import { limits } from '../limits.ts';
import { leave } from '../outcome.ts';
import { drawn, emit, fill, say, type Saying, type Visit } from '../visit.ts';
import type { Executor } from './executor.ts';

type MessageVisit = Visit<FlowNodeOf<'message'>>;

export const message: Executor<FlowNodeOf<'message'>> = {
  errorPort: 'error',
  enter: (visit) => {
    const before = visit.turn.sent;
    for (const block of visit.node.settings.blocks) sayBlock(visit, block);
    const said = visit.turn.sent - before;
    if (said === 0) return leave('next', 'Nada para enviar.');
    return leave('next', said === 1 ? 'Enviou uma mensagem.' : `Enviou ${said} mensagens.`);
  },
};

function sayBlock(visit: MessageVisit, block: MessageBlock): void {
  const how: Saying = { delay_ms: block.delay_ms };
  switch (block.type) {
    case 'text': {
      const mark = block.link_preview ? ('link_preview' as const) : undefined;
      return say(visit, fill(visit, chooseVariant(visit, block)), { ...how, mark });
    }
    case 'location': {
      const { latitude, longitude } = block;
      const place = { latitude, longitude, name: fill(visit, block.name), address: '' };
      return say(visit, writePlace(place), { ...how, type: 'location' });
    }
    case 'contact':
      return say(visit, card(fill(visit, block.name), block.phone), { ...how, type: 'contact' });
    case 'voice':
      return sayMedia(visit, block, { ...how, type: 'audio', mark: 'voice' });
    case 'sticker':
      return sayMedia(visit, block, { ...how, type: 'sticker' });
    default:
      return sayFile(visit, block, how);
  }
}

/** A file without a word; nothing where none was chosen. */
function sayMedia(visit: MessageVisit, { media }: { media: string }, how: Saying): void {
  if (media !== '') say(visit, '', { ...how, media });
}

/** What is too long to stand under a file follows it. */
function sayFile(visit: MessageVisit, block: Extract<MessageBlock, { caption: string }>, how: Saying): void {
  const { type, media, caption } = block;
  if (media === '') return;
  const text = fill(visit, caption);
  const fits = text.length <= limits.captionLength;
  say(visit, fits ? text : '', { ...how, type, media });
  if (!fits) say(visit, text, { ...how, delay_ms: 0 });
}

/** One of the variants, and not the one this contact got last. */
function chooseVariant(visit: MessageVisit, block: MessageBlock & { type: 'text' }): string {
  const { variants, id } = block;
  const [only = ''] = variants;
  if (variants.length < 2) return only;
  const key = `${visit.frame.flow_id}/${visit.node.id}/${id}`;
  const last = Number(visit.turn.scene.contact.drawn[key] ?? -1);
  const others = variants.map((_, place) => place).filter((place) => place !== last);
  const place = others[Math.floor(drawn(visit, id) * others.length)] ?? 0;
  emit(visit, { kind: 'draw', key, value: String(place) });
  return variants[place] ?? only;
}

function card(name: string, phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const [safeName, safePhone] = [name, phone].map((text) => text.replaceAll(/[\r\n]+/g, ' ').trim());
  const lines = ['BEGIN:VCARD', 'VERSION:3.0', `FN:${safeName}`, `TEL;type=CELL;waid=${digits}:${safePhone}`];
  return [...lines, 'END:VCARD'].join('\n');
}
