interface ErrorDefinition {
  /** HTTP status; 200 marks a business refusal, answered with `error: true` (specification section 8). */
  status: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503 | 507;
  text: string;
}

const refusal = (text: string): ErrorDefinition => ({ status: 200, text });

/**
 * Every error a call can answer with, worded once. Texts are the specification's where it gives one.
 * `{name}` in a text is filled from the error's parameters.
 */
export const errorCatalogue = {
  malformed: { status: 400, text: 'Requisição inválida: confira o campo {field}.' },
  unauthenticated: {
    status: 401,
    text: 'Erro de servidor! Confira se as informações enviadas estão completas e no formato correto e tente novamente.',
  },
  password_change_required: { status: 403, text: 'Crie a sua senha para continuar.' },
  forbidden: { status: 403, text: 'Permissões insuficientes.' },
  not_found: { status: 404, text: 'Não encontrado.' },
  too_large: { status: 413, text: 'Arquivo ou requisição grande demais. O limite é {limit}.' },
  wrong_content_type: { status: 415, text: 'Formato de requisição não aceito.' },
  too_many_requests: {
    status: 429,
    text: 'Muitas tentativas. Aguarde {seconds} segundos e tente novamente.',
  },
  internal: { status: 500, text: 'Erro genérico de servidor!' },
  disk_full: {
    status: 507,
    text: 'O servidor está sem espaço em disco, e isto não foi salvo. Avise quem cuida do servidor e tente de novo mais tarde.',
  },
  unavailable: { status: 503, text: 'Servidor ocupado. Tente novamente em instantes.' },
  took_too_long: {
    status: 503,
    text: 'Isso demorou demais e foi interrompido. Tente de novo em instantes, com menos de uma vez se puder.',
  },

  fill_all_fields: refusal('Por favor, preencha todos os campos.'),
  wrong_credentials: refusal('E-mail ou senha incorretos.'),
  email_invalid: refusal('E-mail inválido.'),
  email_taken: refusal('Não foi possível criar a conta com este e-mail. Se ele já é seu, recupere o acesso.'),
  team_email_taken: refusal('Já existe um usuário com este e-mail.'),
  phone_invalid: refusal('Número de telefone inválido.'),
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
  image_required: refusal('É necessário selecionar um arquivo'),
  image_invalid: refusal('A foto precisa ser JPG ou PNG.'),
  image_too_large: refusal('A foto pode ter no máximo 2 MB.'),
  all_fields_required: refusal('Todos os campos são obrigatórios'),
  department_required_for_agent: refusal('É necessário definir pelo menos 1 departamento'),
  team_password_too_short: refusal('A senha precisa ter pelo menos {min} dígitos'),
  user_limit: refusal('O plano permite {max} usuários. Fale com o suporte para aumentar.'),
  owner_is_fixed: refusal('O proprietário da conta não pode ser alterado por aqui.'),

  media_required: refusal('É necessário selecionar um arquivo'),
  media_name_required: refusal('É necessário dar um nome para o arquivo'),
  media_refused: refusal('Este arquivo não é aceito. {accepted}'),
  media_too_large: refusal('O arquivo é grande demais. {limit}'),
  uploads_spent: refusal('A empresa já enviou hoje tudo o que cabe em um dia. O limite volta à meia-noite.'),
  image_not_drawn: refusal('Erro ao enviar imagem.'),
  image_too_many_pixels: refusal('A imagem tem mais de 25 megapixels. Diminua-a e tente novamente.'),

  channel_name_required: refusal('Nome do número necessário'),
  channel_flow_required: refusal('Chatbot de fluxo necessário para este tipo de primeiro atendimento.'),
  channel_department_required: refusal('Departamento de entrada da conversa necessário'),
  channel_name_taken: refusal('Já existe um número com este nome.'),
  channel_limit: refusal('O plano permite {max} números. Fale com o suporte para aumentar.'),
  channel_not_connected: refusal('O número está desconectado. Conecte-o em Números e tente novamente.'),
  channel_driver_missing: refusal(
    'Este servidor não tem como conectar números ao WhatsApp. Fale com o suporte.',
  ),
  capability_missing: refusal('Este número não permite esta ação.'),

  contact_phone_taken: refusal('Já existe um contato com este telefone.'),
  variable_repeated: refusal('A variável {name} aparece mais de uma vez.'),
  export_refused: {
    status: 403,
    text: 'Não autorizado. Necessário solicitar ao gerente ou proprietário da conta.',
  },

  import_not_ready: refusal('Esta importação ainda está sendo lida ou já começou.'),
  import_phone_required: refusal('Diga qual coluna é a do telefone: é a única obrigatória.'),
  import_nobody: refusal('Nenhuma linha da planilha tem um telefone válido.'),
  import_running: refusal('Já há uma importação em andamento. Aguarde o fim dela.'),
  import_not_undoable: refusal('Esta importação não pode ser desfeita agora.'),
  sheet_required: refusal('Escolha uma planilha.'),
  sheet_wrong_type: refusal('O arquivo não é uma planilha. Envie um arquivo .xlsx ou .csv.'),
  sheet_encrypted: refusal(
    'A planilha está protegida por senha. Salve uma cópia sem senha e tente novamente.',
  ),
  sheet_old_format: refusal('O formato .xls é antigo. Salve a planilha como .xlsx e tente novamente.'),
  sheet_empty: refusal(
    'A planilha está vazia. A primeira linha deve ter os nomes das colunas e as seguintes, os dados.',
  ),
  sheet_broken: refusal(
    'A planilha está corrompida. Abra-a no Excel, salve uma nova cópia e tente novamente.',
  ),
  sheet_unpacks_too_large: refusal('A planilha fica grande demais ao ser aberta. O limite é {limit}.'),
  sheet_too_many_rows: refusal('A planilha tem mais de {max} linhas. Divida-a em arquivos menores.'),
  sheet_too_many_columns: refusal('A planilha tem mais de {max} colunas. Apague as que não usa.'),
  sheet_bad_position: refusal('A planilha tem uma célula em uma posição impossível: {position}.'),
  sheet_entities: refusal('A planilha tem definições XML que não são aceitas por segurança.'),
  sheet_column_forbidden: refusal('A coluna “{name}” não é aceita. Renomeie a coluna e tente novamente.'),
  sheet_cell_too_long: refusal('A planilha tem uma célula com texto demais na linha {row}.'),

  name_required: refusal('O nome é um campo necessário'),
  color_required: refusal('A cor é um campo necessário'),
  color_invalid: refusal('A cor precisa estar no formato #RRGGBB.'),
  keywords_required: refusal('Sem palavra-chave cadastrada...'),
  keyword_empty: refusal('Palavra-chave necessária'),
  keyword_taken: refusal('Palavra-chave já cadastrada'),
  tag_name_taken: refusal('Já existe uma tag com este nome.'),
  department_name_taken: refusal('Já existe um departamento com este nome.'),
  department_in_use: refusal(
    'Este departamento recebe as conversas de {channels}. Troque o departamento desses números antes.',
  ),

  shortcut_required: refusal('O atalho é um campo necessário'),
  quick_message_required: refusal('A mensagem é um campo necessário'),
  shortcut_taken: refusal('Já existe uma mensagem rápida com este atalho.'),

  message_empty: refusal('Texto da mensagem necessário'),
  message_id_taken: refusal('Este identificador de mensagem já foi usado com outro conteúdo.'),
  conversation_finished: refusal('Essa conversa foi finalizada por outro usuário'),
  conversation_open_elsewhere: refusal('Já existe uma conversa em andamento com este contato neste número.'),
  undo_expired: refusal('O prazo para desfazer já passou.'),
  undo_overtaken: refusal('Não foi possível desfazer: a conversa já mudou depois disso.'),
  message_elsewhere: refusal('A mensagem não está nesta conversa.'),
  message_not_deletable: refusal('Esta mensagem não pode mais ser apagada.'),
  phone_not_on_network: refusal('Este número não tem WhatsApp.'),

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

  period_invalid: refusal('Escolha uma data inicial e uma data final válidas, nesta ordem.'),
  period_length: refusal('Escolha um período de 1 a {max} dias.'),
  period_in_future: refusal('O período ainda não começou. Escolha datas até hoje.'),
} as const satisfies Record<string, ErrorDefinition>;
