import {
  IconFileText,
  IconMapPin,
  IconMicrophone,
  IconPhoto,
  IconUser,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';

/** What a customer may send besides words, as the engine takes it. */
export interface CustomerFile {
  type: 'image' | 'audio' | 'video' | 'document' | 'location' | 'contact';
  text: string;
  media_url: string | null;
  file_name: string | null;
}

interface Sample {
  label: string;
  icon: Icon;
  file: CustomerFile;
}

const sample = (type: CustomerFile['type'], file_name: string): CustomerFile => ({
  type,
  text: '',
  media_url: `https://exemplo.com.br/${file_name}`,
  file_name,
});

/** Something of each kind. */
export const customerFiles: readonly Sample[] = [
  { label: 'Imagem', icon: IconPhoto, file: sample('image', 'foto.jpg') },
  { label: 'Áudio', icon: IconMicrophone, file: sample('audio', 'audio.ogg') },
  { label: 'Vídeo', icon: IconVideo, file: sample('video', 'video.mp4') },
  { label: 'Documento', icon: IconFileText, file: sample('document', 'comprovante.pdf') },
  {
    label: 'Localização',
    icon: IconMapPin,
    file: { type: 'location', text: '-23.5505,-46.6333', media_url: null, file_name: null },
  },
  {
    label: 'Contato',
    icon: IconUser,
    file: { type: 'contact', text: 'Maria Exemplo', media_url: null, file_name: null },
  },
];
