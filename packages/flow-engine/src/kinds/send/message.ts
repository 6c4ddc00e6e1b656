import { writePlace, type FlowNodeOf, type FlowProblem, type MessageBlock } from '@prosa/contract';
import { limits } from '../../limits.ts';
import { leave } from '../../walk/outcome.ts';
import { error, nameOf } from '../../problems/problem.ts';
import { emit, fill, randomFor, say, type Saying, type Visit } from '../../walk/visit.ts';
import type { Executor } from '../executor.ts';
import { none, never, type Kind } from '../kind.ts';
import { isWritten } from '../parts/checks.ts';
import { next, notSent } from '../parts/ports.ts';
import type { Sampler } from '../sampler.ts';

type MessageVisit = Visit<FlowNodeOf<'message'>>;

const executor: Executor<FlowNodeOf<'message'>> = {
  errorPort: 'error',
  enter: (visit) => {
    const before = visit.turn.sent;
    for (const block of visit.node.settings.blocks) sayBlock(visit, block);
    const said = visit.turn.sent - before;
    if (said === 0) return leave('next', 'Nada para enviar.');
    return leave('next', said === 1 ? 'Enviou uma mensagem.' : `Enviou ${said} mensagens.`);
  },
};

/** Sends texts and files. */
export const message: Kind<'message'> = {
  ports: () => [next, notSent],
  texts: ({ blocks }) => ({ templates: blocks.flatMap(templatesOf) }),
  sets: none,
  references: ({ blocks }) =>
    blocks.flatMap((block) => ('media' in block ? [{ to: 'media', id: block.media }] : [])),
  mustHave: (node) =>
    node.settings.blocks.length === 0
      ? [error(node, `Coloque um texto ou um arquivo em ${nameOf(node)}.`)]
      : node.settings.blocks.flatMap((block) => emptyBlock(node, block)),
  pauses: never,
  isNoticed: true,
  executor,
  sample: (random) => ({
    blocks: random.some(4, (place) => sampleBlock(random, place)),
    typing: random.chance(0.5),
  }),
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

/** A text too long for a caption follows its file. */
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
  const last = Number(visit.turn.scene.contact.choices[key] ?? -1);
  const others = variants.map((_, place) => place).filter((place) => place !== last);
  const place = others[Math.floor(randomFor(visit, id) * others.length)] ?? 0;
  emit(visit, { kind: 'choose', key, value: String(place) });
  return variants[place] ?? only;
}

function card(name: string, phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const [safeName, safePhone] = [name, phone].map((text) => text.replaceAll(/[\r\n]+/g, ' ').trim());
  const lines = ['BEGIN:VCARD', 'VERSION:3.0', `FN:${safeName}`, `TEL;type=CELL;waid=${digits}:${safePhone}`];
  return [...lines, 'END:VCARD'].join('\n');
}

function templatesOf(block: MessageBlock): string[] {
  switch (block.type) {
    case 'text':
      return block.variants;
    case 'location':
    case 'contact':
      return [block.name];
    case 'voice':
    case 'sticker':
      return [];
    default:
      return [block.caption];
  }
}

function emptyBlock(node: FlowNodeOf<'message'>, block: MessageBlock): FlowProblem[] {
  if (block.type === 'text' && !block.variants.every(isWritten)) {
    return [error(node, `Escreva o texto de ${nameOf(node)}, ou apague a parte vazia.`)];
  }
  if (
    block.type === 'contact' &&
    !(isWritten(block.name) && /\d{8}/.test(block.phone.replaceAll(/\D/g, '')))
  ) {
    return [error(node, `Complete o nome e o telefone do contato em ${nameOf(node)}.`)];
  }
  return [];
}

function sampleBlock(random: Sampler, place: number): object {
  const shared = { id: `b${place}`, delay_ms: random.below(3000) };
  const media = () => random.pick(['', 'm1']);
  switch (random.below(5)) {
    case 0:
      return { ...shared, type: 'image', media: media(), caption: random.text() };
    case 1:
      return { ...shared, type: 'location', latitude: random.below(90), longitude: 0, name: random.text() };
    case 2:
      return { ...shared, type: 'contact', name: random.text(), phone: '+55 41 9' };
    case 3:
      return { ...shared, type: random.pick(['voice', 'sticker']), media: media() };
    default: {
      const link_preview = random.chance(0.2);
      const variants = [random.text(), ...random.some(3, () => random.text())];
      return { ...shared, type: 'text', link_preview, variants };
    }
  }
}
