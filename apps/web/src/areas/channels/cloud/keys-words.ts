import type { CallOutput, calls, CloudKeysProblem } from '@prosa/contract';

/** Says what is wrong with the keys of a number, and what to do. */
export const keysProblems: Record<CloudKeysProblem, string> = {
  token:
    'A Meta não aceita o token de acesso: ele venceu ou foi copiado pela metade. Gere um token permanente e salve-o.',
  number:
    'A Meta não mostra este número com este token. Confira a identificação do número de telefone e se o usuário do sistema tem acesso à conta.',
  account:
    'Esta conta do WhatsApp Business não tem o número, ou o token não pode usá-la. Confira a identificação da conta e as permissões whatsapp_business_messaging e whatsapp_business_management.',
  secret:
    'A chave secreta não é a do aplicativo que gerou o token. Copie-a de novo em Configurações › Básico.',
  unreachable: 'A Meta não respondeu. Tente novamente em instantes.',
};

/** Says why Meta did not give a number's approved messages. */
export const syncProblems: Record<NonNullable<CallOutput<typeof calls.syncTemplates>['problem']>, string> = {
  refused: 'A Meta recusou o pedido. Teste as chaves e tente novamente.',
  unreachable: 'A Meta não respondeu. Tente novamente em instantes.',
};
