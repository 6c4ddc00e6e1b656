import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const billingConstants = {
  errors: {
    access_closed: refusal(
      '{why} Tudo continua salvo e pode ser lido e exportado, mas nada pode ser enviado. O proprietário reativa em “Minha assinatura”.',
    ),
    first_password_expired: refusal(
      'A senha inicial valia por {hours} horas e expirou. Use “Recuperar acesso” para escolher a sua.',
    ),
    integrations_unavailable: refusal(
      'As integrações precisam de um plano com mais de um canal. Faça o upgrade para o Plano Profissional.',
    ),
  },
  limits: {
    /** How often the web app asks for the subscription (specification section 9). */
    subscription_check_ms: 10_800_000,
    /** For how long a first password that nobody chose works. */
    first_password_hours: 72,
    /** How long numbers stay connected after access has ended. */
    numbers_grace_days: 7,
  },
  abilities: [],
  refs: [],
} as const satisfies AreaConstants;
