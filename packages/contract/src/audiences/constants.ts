import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const audienceConstants = {
  errors: {
    audience_name_required: refusal('Nome da audiência necessário'),
    audience_filter_required: refusal('Diga quem entra: escolha pelo menos um critério.'),
    audience_filter_incomplete: refusal('Complete ou remova o critério que está vazio.'),
    audience_filter_fixed: refusal(
      'O filtro desta audiência não muda: as pessoas foram copiadas quando ela foi criada.',
    ),
    audience_not_analysed: refusal('Envie a planilha e confira a análise antes de salvar a audiência.'),
    campaigns_unavailable: refusal('Funcionalidade indisponível no Plano Solo'),
  },
  limits: {
    audience_name_max_chars: 120,
    /** People of an audience that are shown at a time. */
    audience_people_page: 50,
    audience_filter_max_tags: 50,
    audience_filter_max_variables: 10,
    audience_filter_max_days: 3650,
  },
  abilities: ['audiences.manage'],
  refs: ['audience'],
} as const satisfies AreaConstants;
