import type { SimulatedType, ThreadMessage } from '@prosa/contract';
import { withoutMarks } from '../../lib/message-text/without-marks.ts';

const kinds: Record<SimulatedType, string> = {
  text: 'Mensagem',
  image: 'Imagem',
  audio: 'Áudio',
  video: 'Vídeo',
  document: 'Documento',
  sticker: 'Figurinha',
  location: 'Localização',
  contact: 'Contato',
};

type Summed = Pick<ThreadMessage, 'type' | 'message' | 'file_name' | 'voice' | 'deleted'>;

/** Returns a message in one line: its text, otherwise its file's name, otherwise its kind. */
export function messageSummary({ type, message, file_name, voice, deleted }: Summed): string {
  if (deleted) return 'Mensagem apagada';
  if (message) return withoutMarks(message);
  if (voice) return 'Mensagem de voz';
  return type === 'document' && file_name ? file_name : kinds[type];
}
