import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const optOutConstants = {
  errors: {
    opt_out_known: refusal('Este contato já está na lista de não envio.'),
    opt_out_settled: refusal('Outra pessoa já decidiu sobre este pedido.'),
  },
  limits: {
    opt_out_reason_max: 300,
    /** How long after a send a word alone, "SAIR", counts as the answer to it. */
    opt_out_word_days: 7,
  },
  abilities: ['opt_outs.manage'],
  refs: ['opt_out'],
} as const satisfies AreaConstants;
