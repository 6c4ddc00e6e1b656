import { refusal, type AreaConstants } from './area-constants.ts';

/** What no area owns: errors and limits of the server itself, and those that several areas share. */
export const generalConstants = {
  errors: {
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
    company_frozen: {
      status: 503,
      text: 'Sua empresa está em manutenção por alguns instantes: tudo pode ser lido, e nada pode ser alterado. Tente novamente daqui a pouco.',
    },
    unavailable: { status: 503, text: 'Servidor ocupado. Tente novamente em instantes.' },
    took_too_long: {
      status: 503,
      text: 'Isso demorou demais e foi interrompido. Tente de novo em instantes, com menos de uma vez se puder.',
    },

    name_required: refusal('O nome é um campo necessário'),
    phone_invalid: refusal('Número de telefone inválido.'),
    period_invalid: refusal('Escolha uma data inicial e uma data final válidas, nesta ordem.'),
    period_length: refusal('Escolha um período de 1 a {max} dias.'),
    period_in_future: refusal('O período ainda não começou. Escolha datas até hoje.'),
    uploads_spent: refusal(
      'A empresa já enviou hoje tudo o que cabe em um dia. O limite volta à meia-noite.',
    ),
    image_too_many_pixels: refusal('A imagem tem mais de 25 megapixels. Diminua-a e tente novamente.'),

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
    sheet_too_many_columns: refusal('A planilha tem mais de {max} colunas. Apague as que não usa.'),
    sheet_bad_position: refusal('A planilha tem uma célula em uma posição impossível: {position}.'),
    sheet_entities: refusal('A planilha tem definições XML que não são aceitas por segurança.'),
    sheet_column_forbidden: refusal('A coluna “{name}” não é aceita. Renomeie a coluna e tente novamente.'),
    sheet_cell_too_long: refusal('A planilha tem uma célula com texto demais na linha {row}.'),
  },
  limits: {
    page_size: 10,
    search_total_cap: 1000,
    interval_max_days: 366,
    undo_seconds: 10,
    request_max_bytes: 1024 * 1024,
    /** Width times height; larger pictures are not decoded. */
    picture_max_pixels: 25_000_000,
    sheet_max_columns: 100,
    chunk_timeout_ms: 120_000,
    socket_retries: 3,
    socket_retry_base_ms: 500,
    socket_retry_step_ms: 2000,
  },
  abilities: [],
  refs: [],
} as const satisfies AreaConstants;
