import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const reportConstants = {
  errors: {
    period_length: refusal('Escolha um período de 1 a {max} dias.'),
    period_in_future: refusal('O período ainda não começou. Escolha datas até hoje.'),
  },
  limits: {
    dashboard_default_days: 7,
    dashboard_max_days: 366,
    dashboard_last_contacts: 8,
  },
  abilities: ['dashboard.view'],
  refs: [],
} as const satisfies AreaConstants;
