/** Everything a person may be allowed to do, as the server tells the web app (specification section 6). */
export const abilities = [
  'dashboard.view',
  'contacts.view',
  'contacts.delete',
  'contacts.export',
  'conversations.view',
  'conversations.finish_many',
  'conversations.finish_many_menu',
  'channels.manage',
  'departments.manage',
  'tags.manage',
  'quick_messages.manage',
  'flows.manage',
  'team.manage',
  'integrations.manage',
  'audit.view',
  'subscription.view',
  'backoffice.customers',
  'backoffice.technical',
  'backoffice.financial',
] as const;

export type Ability = (typeof abilities)[number];
