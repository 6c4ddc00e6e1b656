import type { Ability } from '@prosa/contract';

/** A screen that opens with `g` and one more key. */
export interface GoKey {
  key: string;
  to: string;
  label: string;
  ability: Ability;
}

/** The screens that people open most. */
export const goKeys: readonly GoKey[] = [
  { key: 'a', to: '/atendimento', label: 'Atendimento', ability: 'conversations.view' },
  { key: 'v', to: '/conversas', label: 'Conversas', ability: 'conversations.view' },
  { key: 'c', to: '/contatos', label: 'Contatos', ability: 'contacts.view' },
  { key: 'd', to: '/', label: 'Dashboard', ability: 'dashboard.view' },
];

/** The setting that turns off single-key shortcuts, for people who dictate or use a switch. */
export const lettersSetting = 'desk_shortcuts';
