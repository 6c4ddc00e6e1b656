import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const campaignConstants = {
  errors: {
    campaign_chip_required: refusal('Chip de envio necessário'),
    campaign_date_required: refusal('Data e hora de envio necessária'),
    campaign_date_past: refusal('Escolha uma data e hora que ainda não passaram.'),
    campaign_audience_required: refusal('Audiência necessária para formar o público de envio'),
    campaign_tags_required: refusal('Tags necessárias para formar o público de envio'),
    campaign_text_empty: refusal('Escreva o texto de cada versão, ou remova a que está vazia.'),
    campaign_flow_required: refusal('É necessário selecionar um fluxo.'),
    campaign_audio_text: refusal('Um áudio vai sem texto. Apague o texto ou escolha outro arquivo.'),
    campaign_audience_filling: refusal(
      'Os contatos desta audiência ainda estão entrando. Espere terminar e tente de novo.',
    ),
    campaign_nobody: refusal('Ninguém receberia esta campanha. Confira o público de envio.'),
    campaign_fixed: refusal('Esta campanha já começou e não muda mais. Duplique-a para mudar alguma coisa.'),
    campaign_over: refusal('Esta campanha já terminou.'),
    campaign_not_started: refusal('Esta campanha não está em andamento.'),
    campaign_nothing_failed: refusal('Nenhum envio desta campanha falhou.'),
    audience_in_use: refusal(
      'Uma campanha agendada usa esta audiência. Apague ou altere a campanha e tente de novo.',
    ),
  },
  limits: {
    campaign_name_max_chars: 120,
    campaign_text_max_chars: 4000,
    campaign_max_texts: 10,
    campaign_max_tags: 50,
    /** The specification's list is read again so long after a save. */
    campaign_refresh_ms: 2000,
    /** People of a campaign that are shown at a time. */
    campaign_people_page: 50,
  },
  abilities: ['campaigns.manage'],
  refs: ['campaign'],
} as const satisfies AreaConstants;
