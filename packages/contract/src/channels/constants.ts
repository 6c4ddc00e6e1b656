import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const channelConstants = {
  errors: {
    channel_name_required: refusal('Nome do número necessário'),
    channel_flow_required: refusal('Chatbot de fluxo necessário para este tipo de primeiro atendimento.'),
    channel_department_required: refusal('Departamento de entrada da conversa necessário'),
    channel_age_future: refusal('A data deve estar no passado.'),
    channel_name_taken: refusal('Já existe um número com este nome.'),
    channel_limit: refusal('O plano permite {max} números. Fale com o suporte para aumentar.'),
    channel_not_connected: refusal('O número está desconectado. Conecte-o em Números e tente novamente.'),
    channel_driver_missing: refusal(
      'Este servidor não tem como conectar números ao WhatsApp. Fale com o suporte.',
    ),
    channel_kind_required: refusal('Escolha o tipo de conexão do número.'),
    channel_risk_unread: refusal(
      'Este tipo de conexão não é aprovado pelo WhatsApp. O proprietário da conta precisa confirmar uma vez, ao criar o número, que leu os riscos.',
    ),
    channel_open: refusal('Este número já está conectado.'),
    channel_phone_invalid: refusal(
      'Confira o número do celular: DDD e telefone, por exemplo (11) 91234-5678.',
    ),
    cloud_keys_incomplete: refusal(
      'Preencha todas as chaves da Meta: o token de acesso e a chave secreta do aplicativo também.',
    ),
    cloud_number_taken: refusal(
      'Este número da Meta já está em uso em outro canal. Confira a identificação do número de telefone.',
    ),
    template_unavailable: refusal('Este modelo não pode ser enviado agora. Escolha outro.'),
    template_changed: refusal(
      'Este modelo mudou. Abra a lista de modelos de novo e confira o texto antes de enviar.',
    ),
    capability_missing: refusal('Este número não permite esta ação.'),
  },
  limits: {
    channel_refresh_ms: 120_000,
    number_managers_shown: 3,
  },
  abilities: ['channels.manage', 'channels.accept_risk'],
  refs: ['channel'],
} as const satisfies AreaConstants;
