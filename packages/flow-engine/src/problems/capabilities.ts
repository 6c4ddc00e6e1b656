import type { MessageBlock } from '@prosa/contract';
import { error, nameOf, type Check } from './drawing.ts';

/** Blocks that a number which answers with the flow cannot carry. */
export const checkCapabilities: Check = ({ nodes, known: { capabilities } }) =>
  nodes.flatMap((node) => {
    if (node.type !== 'message' || !capabilities) return [];
    const types = [...new Set(node.settings.blocks.map(({ type }) => type))];
    return capabilities.flatMap(({ name, blocks }) =>
      types
        .filter((type) => !blocks.includes(type))
        .map((type) =>
          error(
            node,
            `Troque ${blockNames[type]} de ${nameOf(node)}: o número “${name}” não envia esse tipo.`,
          ),
        ),
    );
  });

const blockNames: Record<MessageBlock['type'], string> = {
  text: 'o texto',
  image: 'a imagem',
  audio: 'o áudio',
  video: 'o vídeo',
  document: 'o documento',
  location: 'a localização',
  contact: 'o contato',
};
