import type { UserRole } from '@prosa/contract';

/** What the roles are called on screen. */
export const roleNames: Record<UserRole, string> = {
  owner: 'Proprietário(a)',
  manager: 'Gerente',
  user: 'Atendente',
};
