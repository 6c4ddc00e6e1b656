import { refusal, type AreaConstants } from '../area-constants.ts';

/** Errors, limits, abilities and kinds of row of this area. */
export const conversationConstants = {
  errors: {
    message_empty: refusal('Texto da mensagem necessário'),
    message_id_taken: refusal('Este identificador de mensagem já foi usado com outro conteúdo.'),
    conversation_finished: refusal('Essa conversa foi finalizada por outro usuário'),
    conversation_open_elsewhere: refusal(
      'Já existe uma conversa em andamento com este contato neste número.',
    ),
    person_cannot_see: refusal(
      'Essa pessoa não vê o departamento desta conversa. Escolha outra pessoa, ou transfira para um departamento dela.',
    ),
    view_name_required: refusal('Dê um nome à visão.'),
    views_full: refusal('Você já tem o máximo de visões salvas. Apague uma para salvar outra.'),
    undo_expired: refusal('O prazo para desfazer já passou.'),
    undo_overtaken: refusal('Não foi possível desfazer: a conversa já mudou depois disso.'),
    message_elsewhere: refusal('A mensagem não está nesta conversa.'),
    message_not_deletable: refusal('Esta mensagem não pode mais ser apagada.'),
    message_not_editable: refusal('Esta mensagem não pode mais ser editada.'),
    message_takes_no_reaction: refusal('Não é possível reagir a esta mensagem.'),
    contact_unreachable: refusal(
      'Este contato esconde o telefone, e este número não tem como escrever para ele. Use o número pelo qual ele já escreveu, ou anote o telefone dele e comece por “Novo número”.',
    ),
    phone_not_on_network: refusal('Este número não tem WhatsApp.'),
    phone_check_limit: refusal(
      'Muitos telefones foram conferidos por este número, e o WhatsApp restringe quem confere demais. Tente de novo em alguns minutos.',
    ),
    window_closed: refusal(
      'Passaram 24 horas desde a última mensagem do cliente. Envie um modelo aprovado para retomar a conversa.',
    ),
  },
  limits: {
    conversation_page: 15,
    message_page: 25,
    message_search_max_chars: 200,
    message_max_chars: 65_536,
    note_max_chars: 1000,
    /** Conversations that one act changes at once. */
    chosen_max: 200,
    /** People in one note. */
    mentions_max: 20,
    view_name_max_chars: 60,
    /** Saved views of one person. */
    saved_views_max: 50,
    inactivity_hours: 48,
    inactivity_hours_max: 8760,
    typing_shown_ms: 1000,
    /** How long after it was written the network takes edits of a message. */
    message_edit_ms: 15 * 60_000,
    /** How often the customer's phone is told that somebody is typing. */
    typing_sent_every_ms: 4000,
    new_conversation_refresh_ms: 2000,
    updated_refresh_ms: 1000,
    notification_badge_cap: 9,
  },
  abilities: [
    'conversations.view',
    'conversations.finish_many',
    'conversations.finish_many_menu',
    'views.share',
  ],
  refs: ['conversation', 'undo', 'message', 'platform_message', 'saved_view'],
} as const satisfies AreaConstants;
