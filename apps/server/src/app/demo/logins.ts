import type { SystemUserRole, UserRole } from '@prosa/contract';

/** The password of every demo login. */
export const demoPassword = 'prosa123';

/** Somebody who can sign in to the demo workspace. */
export interface DemoLogin {
  email: string;
  /** How the start-up message describes them. */
  label: string;
  name: string;
  user_role: UserRole;
  /** Names of departments; agents see only these, everybody else sees all. */
  departments: readonly string[];
}

/** The demo logins. Staff has a company of its own, so that it sees no customer's data. */
export const demoLogins: readonly DemoLogin[] = [
  {
    email: 'dono@demo.prosa',
    label: 'Proprietário(a)',
    name: 'Helena Duarte',
    user_role: 'owner',
    departments: [],
  },
  {
    email: 'gerente@demo.prosa',
    label: 'Gerente',
    name: 'Marcos Prado',
    user_role: 'manager',
    departments: [],
  },
  {
    email: 'atendente@demo.prosa',
    label: 'Atendente (departamento Vendas)',
    name: 'Juliana Ferreira',
    user_role: 'user',
    departments: ['Vendas'],
  },
  {
    email: 'equipe@demo.prosa',
    label: 'Equipe Prosa, por /admin-login',
    name: 'Renata Alves',
    user_role: 'user',
    departments: [],
  },
];

/** Colleagues who bring the demo company to life; they sign in with the same password. */
export const demoColleagues: readonly Omit<DemoLogin, 'label'>[] = [
  {
    email: 'rafael@demo.prosa',
    name: 'Rafael Nogueira',
    user_role: 'user',
    departments: ['Pós-venda', 'Geral'],
  },
  { email: 'camila@demo.prosa', name: 'Camila Teixeira', user_role: 'user', departments: ['Financeiro'] },
];

export const staffEmail = 'equipe@demo.prosa';
export const staffRoles: readonly SystemUserRole[] = [
  'customer_admin',
  'tech_dashboard',
  'financial_dashboard',
];
