import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const flowConstants = {
  errors: {
    flow_keyword_required: refusal('É necessário adicionar pelo menos uma palavra-chave'),
    flow_has_errors: refusal('Existem erros no fluxo'),
    flow_limit: refusal('O plano permite {max} fluxos. Fale com o suporte para aumentar.'),
    flow_changed: refusal(
      '{name} salvou este fluxo depois que você o abriu. Recarregue para ver as mudanças dela ou dele.',
    ),
    flow_in_use: refusal('Este fluxo atende {used}. Troque-o antes de excluir.'),
    flow_pattern_invalid: refusal('A expressão “{pattern}” não é válida.'),
    flow_to_transfer_required: refusal('É necessário selecionar um fluxo antes de transferir'),
    flow_not_published: refusal('Este fluxo ainda não foi publicado.'),
    flow_test_too_long: refusal('O robô responde agora mais do que um teste guarda.'),
    secret_host_required: refusal('Informe o servidor que recebe a senha, como api.minhaloja.com.br.'),
    secret_value_invalid: refusal('A senha tem caracteres que não podem ser enviados. Confira o que colou.'),
    flow_not_run_here: refusal('Este fluxo não atendeu esta conversa.'),
  },
  limits: {},
  abilities: ['flows.manage'],
  refs: ['flow', 'flow_test'],
} as const satisfies AreaConstants;
