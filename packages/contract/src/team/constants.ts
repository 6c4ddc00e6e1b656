import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const teamConstants = {
  errors: {
    fill_all_fields: refusal('Por favor, preencha todos os campos.'),
    wrong_credentials: refusal('E-mail ou senha incorretos.'),
    email_invalid: refusal('E-mail inválido.'),
    email_taken: refusal(
      'Não foi possível criar a conta com este e-mail. Se ele já é seu, recupere o acesso.',
    ),
    team_email_taken: refusal('Já existe um usuário com este e-mail.'),
    password_too_short: refusal('A senha deve ter pelo menos {min} dígitos'),
    password_too_common: refusal('Esta senha é fácil de adivinhar. Escolha outra.'),
    password_is_own_data: refusal(
      'Uma senha feita com nome, e-mail, empresa, telefone ou documento é fácil de adivinhar. Escolha outra.',
    ),
    password_unchanged: refusal('Escolha uma senha diferente da inicial.'),
    password_fields_required: refusal('Preencha todos os campos'),
    passwords_differ: refusal('As senhas não conferem'),
    old_password_wrong: refusal('A senha atual não confere.'),
    recovery_invalid: refusal('Este link expirou ou já foi usado. Peça um novo em "Esqueci minha senha".'),
    proof_invalid: refusal('Este link expirou ou já foi usado. Peça outro em "Enviar de novo".'),
    email_unproven: refusal('Confirme seu e-mail antes: abra o link que enviamos para {email}.'),
    second_factor_missing: { status: 403, text: 'Ative a verificação em duas etapas para continuar.' },
    second_factor_required: refusal('Digite o código do seu aplicativo autenticador.'),
    second_factor_wrong: refusal('O código não confere ou já foi usado. Espere o próximo e tente de novo.'),
    second_factor_not_begun: refusal('Comece de novo: o código desta tela não vale mais.'),
    second_factor_active: refusal('A verificação em duas etapas já está ativa.'),
    visit_reason_required: refusal(
      'Escreva o motivo do acesso, com pelo menos 10 letras. O cliente pode lê-lo.',
    ),
    customer_unknown: refusal('Nenhum cliente tem este e-mail.'),
    image_required: refusal('É necessário selecionar um arquivo'),
    image_invalid: refusal('A foto precisa ser JPG ou PNG.'),
    image_too_large: refusal('A foto pode ter no máximo 2 MB.'),
    all_fields_required: refusal('Todos os campos são obrigatórios'),
    department_required_for_agent: refusal('É necessário definir pelo menos 1 departamento'),
    team_password_too_short: refusal('A senha precisa ter pelo menos {min} dígitos'),
    user_limit: refusal('O plano permite {max} usuários. Fale com o suporte para aumentar.'),
    owner_is_fixed: refusal('O proprietário da conta não pode ser alterado por aqui.'),

    department_name_taken: refusal('Já existe um departamento com este nome.'),
    department_in_use: refusal(
      'Este departamento recebe as conversas de {channels}. Troque o departamento desses números antes.',
    ),
  },
  limits: {
    /** Fewest characters of a password; an installation may ask for more (`getPasswordRules`). */
    password_min: 6,
    /** Fewest characters of the reason why staff enter a customer's account. */
    visit_reason_min: 10,
    photo_max_bytes: 2 * 1024 * 1024,
  },
  abilities: [
    'departments.manage',
    'team.manage',
    // Of areas that are planned.
    'integrations.manage',
    'subscription.view',
    'backoffice.customers',
    'backoffice.technical',
    'backoffice.financial',
  ],
  refs: ['user', 'session', 'department'],
} as const satisfies AreaConstants;
