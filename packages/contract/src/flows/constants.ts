import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const flowConstants = {
  errors: {
    flow_keyword_required: refusal('É necessário adicionar pelo menos uma palavra-chave'),
    flow_event_filed: refusal(
      'Uma tag, um número ou um departamento do gatilho não está mais em uso. Escolha de novo.',
    ),
    flow_has_errors: refusal('Existem erros no fluxo'),
    flow_limit: refusal('O plano permite {max} fluxos. Fale com o suporte para aumentar.'),
    flow_changed: refusal(
      '{name} salvou este fluxo depois que você o abriu. Recarregue para ver as mudanças dela ou dele.',
    ),
    flow_changed_by_you: refusal(
      'Você salvou este fluxo em outra aba ou em outro aparelho depois de abri-lo aqui. Recarregue para ver essas mudanças.',
    ),
    flow_in_use: refusal('Este fluxo atende {used}. Troque-o antes de excluir.'),
    flow_pattern_invalid: refusal('A expressão “{pattern}” não é válida.'),
    flow_to_transfer_required: refusal('É necessário selecionar um fluxo antes de transferir'),
    flow_not_published: refusal('Este fluxo ainda não foi publicado.'),
    flow_test_too_long: refusal('O robô responde agora mais do que um teste guarda.'),
    secret_host_required: refusal('Informe o servidor que recebe a senha, como api.minhaloja.com.br.'),
    secret_value_invalid: refusal('A senha tem caracteres que não podem ser enviados. Confira o que colou.'),
    answer_not_yours: refusal(
      'Respostas sigilosas são vistas por quem atende a conversa, por gerentes e pelo dono. Assuma a conversa para ver esta.',
    ),
    answer_gone: refusal(
      'Esta resposta não existe mais: ela é apagada quando o robô termina ou a conversa é finalizada.',
    ),
    flow_not_run_here: refusal('Este fluxo não atendeu esta conversa.'),
  },
  limits: {
    /** How long the numbers over the canvas are kept. */
    flow_counted_days: 366,
  },
  abilities: ['flows.manage', 'answers.reveal'],
  refs: ['flow', 'flow_test'],
} as const satisfies AreaConstants;
