import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const mediaConstants = {
  errors: {
    media_required: refusal('É necessário selecionar um arquivo'),
    media_name_required: refusal('É necessário dar um nome para o arquivo'),
    media_refused: refusal('Este arquivo não é aceito. {accepted}'),
    media_too_large: refusal('O arquivo é grande demais. {limit}'),
    image_not_drawn: refusal('Erro ao enviar imagem.'),
  },
  limits: {
    media_max_bytes: 20 * 1024 * 1024,
    media_max_bytes_of: {
      image: 10 * 1024 * 1024,
      audio: 16 * 1024 * 1024,
      video: 16 * 1024 * 1024,
      document: 20 * 1024 * 1024,
    },
  },
  abilities: [],
  refs: ['media'],
} as const satisfies AreaConstants;
