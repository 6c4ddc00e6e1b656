import type { FlowDocument, FlowNodeOf, FlowProblem, MessageBlock } from '@prosa/contract';
import type { TalkType } from '../value.ts';
import type { Check } from './drawing.ts';
import { error, nameOf, warning } from './problem.ts';
import { isKnown, type Known, type NumberCan } from './known.ts';

/** Finds blocks that a number of this flow cannot carry, or not as they are drawn, here or in flows called. */
export const checkCapabilities: Check = ({ nodes, known }) => {
  const numbers = known.capabilities ?? [];
  const own = nodes.flatMap((node) => {
    if (node.type !== 'message') return [];
    return [...numbers.flatMap((number) => notCarried(node, number)), ...notSpoken(node, known)];
  });
  const called = (known.called ?? []).flatMap((flow) =>
    numbers.flatMap((number) => notCarriedBelow(flow, number)),
  );
  return [...own, ...called];
};

type MessageNode = FlowNodeOf<'message'>;

function notCarried(node: MessageNode, number: NumberCan): FlowProblem[] {
  const { name, voice_notes } = number;
  const types = node.settings.blocks.map(({ type }) => type);
  const missing = missingOf(types, number);
  const problems = missing.map((type) =>
    error(node, `Troque ${blockNames[type]} de ${nameOf(node)}: o número “${name}” não envia esse tipo.`),
  );
  if (voice_notes || missing.includes('voice') || !types.includes('voice')) return problems;
  return [
    ...problems,
    warning(
      node,
      `O número “${name}” não envia mensagens de voz: a de ${nameOf(node)} vai como um arquivo de áudio.`,
    ),
  ];
}

/** Voice notes of files that are only plain audios. */
function notSpoken(node: MessageNode, { media, voice_notes }: Known): FlowProblem[] {
  if (!voice_notes) return [];
  const isPlain = node.settings.blocks.some(
    (block) =>
      block.type === 'voice' &&
      block.media !== '' &&
      isKnown(media, block.media) &&
      !voice_notes.includes(block.media),
  );
  const message = `A mensagem de voz de ${nameOf(node)} vai como um arquivo de áudio: abra o passo e converta o áudio.`;
  return isPlain ? [warning(node, message)] : [];
}

function notCarriedBelow(
  { name: flow, document }: { name: string; document: FlowDocument },
  number: NumberCan,
): FlowProblem[] {
  const types = document.nodes.flatMap((node) =>
    node.type === 'message' ? node.settings.blocks.map(({ type }) => type) : [],
  );
  return missingOf(types, number).map((type) =>
    error(
      null,
      `Troque ${blockNames[type]} do fluxo “${flow}”, que este chama: o número “${number.name}” não envia esse tipo.`,
    ),
  );
}

function missingOf(types: readonly MessageBlock['type'][], { sends }: NumberCan): MessageBlock['type'][] {
  return [...new Set(types)].filter((type) => !sends.includes(sentAs(type)));
}

function sentAs(type: MessageBlock['type']): TalkType {
  return type === 'voice' ? 'audio' : type;
}

const blockNames: Record<MessageBlock['type'], string> = {
  text: 'o texto',
  image: 'a imagem',
  audio: 'o áudio',
  voice: 'a mensagem de voz',
  video: 'o vídeo',
  document: 'o documento',
  sticker: 'a figurinha',
  location: 'a localização',
  contact: 'o contato',
};
