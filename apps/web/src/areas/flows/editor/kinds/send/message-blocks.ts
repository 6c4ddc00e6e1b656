import type { MessageBlock } from '@prosa/contract';

/** What the parts of a message are called. */
export const blockNames: Record<MessageBlock['type'], string> = {
  text: 'Texto',
  image: 'Imagem',
  audio: 'Áudio',
  voice: 'Mensagem de voz',
  video: 'Vídeo',
  document: 'Documento',
  sticker: 'Figurinha',
  location: 'Localização',
  contact: 'Contato',
};

/** Makes a part of a message, to be filled in. */
export function newBlock(type: MessageBlock['type'], id: string): MessageBlock {
  const block = { id, delay_ms: 0 };
  switch (type) {
    case 'text':
      return { ...block, type, variants: [''], link_preview: false };
    case 'voice':
    case 'sticker':
      return { ...block, type, media: '' };
    case 'location':
      return { ...block, type, latitude: 0, longitude: 0, name: '' };
    case 'contact':
      return { ...block, type, name: '', phone: '' };
    default:
      return { ...block, type, media: '', caption: '' };
  }
}
