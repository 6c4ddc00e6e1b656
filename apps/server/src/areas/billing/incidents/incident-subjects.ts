export type IncidentKind =
  | 'token_refused'
  | 'unreadable'
  | 'hook_disabled'
  | 'hook_failing'
  | 'failed'
  | 'provider_silent'
  | 'no_access_given';

/** What an incident is called in the log and in the mail about it. */
export const incidentSubjects: Record<IncidentKind, string> = {
  token_refused: 'Um webhook de cobrança veio com um token errado',
  unreadable: 'Um webhook de cobrança não pôde ser lido',
  hook_disabled: 'O provedor de cobrança desligou os webhooks',
  hook_failing: 'Muitos webhooks de cobrança são recusados',
  failed: 'Um webhook de cobrança não pôde ser tratado',
  provider_silent: 'O provedor de cobrança não responde',
  no_access_given: 'Uma compra não liberou o acesso',
};
