import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const schedulingConstants = {
  errors: {
    schedule_chip_required: refusal('Chip de envio necessário'),
    schedule_receiver_required: refusal('Número de destino necessário'),
    schedule_time_required: refusal('Data e hora do agendamento necessárias'),
    country_code_invalid: refusal('Código do país inválido.'),
    schedule_text_required: refusal('Texto da mensagem necessário'),
    schedule_flow_required: refusal('Fluxo necessário'),
    schedule_time_past: refusal('Essa data e hora já passaram. Escolha um momento no futuro.'),
    schedule_time_far: refusal('Escolha uma data dentro dos próximos 2 anos.'),
    schedule_never: refusal('A repetição termina antes do primeiro envio. Escolha um fim mais tarde.'),
    schedule_gone: refusal('Este agendamento já saiu, e por isso não muda mais.'),
    schedule_settled: refusal('Este agendamento não está parado. Atualize a página para ver como ele está.'),
  },
  limits: {
    schedule_message_max_chars: 4096,
    /** Characters of a text that the table shows (specification section 9). */
    schedule_shown_chars: 80,
    /** After so many hours an occurrence that could not leave is not sent any more. */
    schedule_max_late_hours: 6,
    schedule_max_days_ahead: 731,
    schedule_max_interval: 99,
  },
  abilities: ['schedules.manage'],
  refs: ['schedule'],
} as const satisfies AreaConstants;
