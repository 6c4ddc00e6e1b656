/** Every act that is recorded, worded once. The part before the dot is its kind. */
export const auditActions = {
  'access.signed_in': 'Entrou',
  'access.sign_in_failed': 'Errou a senha ao entrar',
  'access.signed_out': 'Saiu',
  'access.recovery_requested': 'Pediu para recuperar o acesso',
  'password.changed': 'Mudou a própria senha',
  'password.reset': 'Redefiniu a senha pelo e-mail',
  'password.given': 'Definiu a senha de outra pessoa',
  'team.member_added': 'Criou um usuário',
  'team.member_changed': 'Mudou um usuário',
  'team.member_removed': 'Apagou um usuário',
  'export.contacts': 'Exportou os contatos',
  'export.contact': 'Exportou os dados de um contato',
  'export.rejected_rows': 'Exportou as linhas rejeitadas de uma importação',
  'export.audit': 'Exportou este registro',
  'deletion.contact': 'Apagou um contato e tudo sobre ele',
  'deletion.message': 'Apagou uma mensagem',
  'deletion.file': 'Apagou um arquivo da biblioteca',
  'deletion.tag': 'Apagou uma tag',
  'deletion.department': 'Apagou um departamento',
  'deletion.quick_message': 'Apagou uma mensagem rápida',
  'deletion.flow': 'Apagou um fluxo',
  'import.started': 'Importou contatos',
  'import.undone': 'Desfez uma importação',
  'conversation.finished_many': 'Finalizou conversas em massa',
  'conversation.finish_undone': 'Desfez uma finalização em massa',
  'contact.merged': 'Contatos unidos pelo WhatsApp: são a mesma pessoa',
  'contact.separated': 'Separou contatos que tinham sido unidos',
  'flow.published': 'Publicou um fluxo',
  'secret.saved': 'Guardou um segredo de fluxos',
  'secret.removed': 'Apagou um segredo de fluxos',
  'channel.created': 'Criou um número',
  'channel.risk_read': 'Confirmou que leu os riscos da conexão por QR code',
  'channel.reset': 'Resetou a conexão de um número',
  'channel.disconnected': 'Desconectou um número',
} as const;

/** The kinds of act, by which the list can be filtered. */
export const auditKinds = {
  access: 'Acessos',
  password: 'Senhas',
  team: 'Equipe',
  export: 'Exportações',
  deletion: 'Exclusões',
  import: 'Importações',
  conversation: 'Conversas',
  contact: 'Contatos',
  flow: 'Fluxos',
  secret: 'Segredos',
  channel: 'Números',
} as const;

export type AuditAction = keyof typeof auditActions;
export type AuditKind = keyof typeof auditKinds;

/** Writes the facts of an act as one line. */
export function describeDetails(details: Readonly<Record<string, string | number>>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}
