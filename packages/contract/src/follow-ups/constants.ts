import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const followUpConstants = {
  errors: {
    follow_ups_unavailable: refusal(
      'O auto follow-up precisa de um plano com mais de um canal. Faça o upgrade para o Plano Profissional.',
    ),
    follow_up_types_required: refusal('Escolha em quais atendimentos o follow-up vale.'),
    follow_up_message_required: refusal('Ative pelo menos a 1ª mensagem.'),
    follow_up_text_required: refusal('A mensagem é um campo necessário'),
    follow_up_out_of_order: refusal('Cada mensagem conta a partir da anterior: ative a anterior primeiro.'),
  },
  limits: {
    follow_up_text_max_chars: 4096,
    /** In the unit of the message, minutes or hours. */
    follow_up_time_max: 720,
    /** How much later than planned one is still sent, counted within the hours. */
    follow_up_late_hours: 6,
  },
  abilities: ['follow_ups.manage'],
  refs: [],
} as const satisfies AreaConstants;
