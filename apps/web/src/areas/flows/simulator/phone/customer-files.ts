import {
  IconFileText,
  IconMapPin,
  IconMicrophone,
  IconPhoto,
  IconSticker,
  IconUser,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';
import { customerSays, type CustomerSays } from './customer-says.ts';

interface Sample {
  label: string;
  icon: Icon;
  said: CustomerSays;
}

/** An example of each kind of file that a customer may send. */
export const customerFiles: readonly Sample[] = [
  { label: 'Imagem', icon: IconPhoto, said: customerSays('', { type: 'image', file_name: 'foto.jpg' }) },
  {
    label: 'Figurinha',
    icon: IconSticker,
    said: customerSays('', { type: 'sticker' }),
  },
  { label: 'Áudio', icon: IconMicrophone, said: customerSays('', { type: 'audio', file_name: 'audio.ogg' }) },
  { label: 'Vídeo', icon: IconVideo, said: customerSays('', { type: 'video', file_name: 'video.mp4' }) },
  {
    label: 'Documento',
    icon: IconFileText,
    said: customerSays('', { type: 'document', file_name: 'comprovante.pdf' }),
  },
  { label: 'Localização', icon: IconMapPin, said: customerSays('-23.5505,-46.6333', { type: 'location' }) },
  { label: 'Contato', icon: IconUser, said: customerSays('Maria Exemplo', { type: 'contact' }) },
];
