import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const contactConstants = {
  errors: {
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
    sheet_too_many_rows: refusal('A planilha tem mais de {max} linhas. Divida-a em arquivos menores.'),

    color_required: refusal('A cor é um campo necessário'),
    color_invalid: refusal('A cor precisa estar no formato #RRGGBB.'),
    keywords_required: refusal('Sem palavra-chave cadastrada...'),
    keyword_empty: refusal('Palavra-chave necessária'),
    keyword_taken: refusal('Palavra-chave já cadastrada'),
    tag_name_taken: refusal('Já existe uma tag com este nome.'),
  },
  limits: {
    contact_search_debounce_ms: 250,
    /** A search that finds more contacts than this wants more letters, not more pages. */
    contact_search_cap: 200,
    default_country_code: '55',
    tag_default_color: '#00FF00',
    tag_chips_shown: 3,
    sheet_max_bytes: 10 * 1024 * 1024,
    sheet_max_rows: 100_000,
    /** Rows of an import that are shown before it begins. */
    import_preview_rows: 50,
  },
  abilities: ['contacts.view', 'contacts.delete', 'contacts.export', 'contacts.separate', 'tags.manage'],
  refs: ['contact', 'contact_import', 'contact_merge', 'tag'],
} as const satisfies AreaConstants;
