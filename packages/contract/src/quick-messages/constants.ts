import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const quickMessageConstants = {
  errors: {
    shortcut_required: refusal('O atalho é um campo necessário'),
    quick_message_required: refusal('A mensagem é um campo necessário'),
    shortcut_taken: refusal('Já existe uma mensagem rápida com este atalho.'),
  },
  limits: {
    quick_shortcut_max_chars: 40,
    quick_message_max_chars: 4096,
    quick_folder_max_chars: 40,
    quick_departments_max: 100,
  },
  abilities: ['quick_messages.manage'],
  refs: ['quick_message'],
} as const satisfies AreaConstants;
