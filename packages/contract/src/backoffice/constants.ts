import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area; its abilities are ruled by the area of people. */
export const backofficeConstants = {
  errors: {
    max_channels_invalid: refusal('Quantidade de canais inválida!'),
    max_users_invalid: refusal('Quantidade de usuários inválida!'),
    max_flows_invalid: refusal('Quantidade de fluxos inválida!'),
  },
  limits: {
    /** The highest number that a plan can be given. */
    plan_limit_max: 100_000,
  },
  abilities: [],
  refs: ['customer', 'customer_account'],
} as const satisfies AreaConstants;
