import type { teamCalls } from '@prosa/contract';
import type { InputsOf } from '../../../testing/contract/inputs-of-calls.ts';
import { testPassword } from '../../../testing/test-company.ts';

/** Valid inputs of the calls of this area. */
export const teamInputs = {
  auth: async ({ company }) => [{ email: company.owner.user.email, password: testPassword, remember: true }],
  logout: async () => [{}],
  getUser: async () => [{}],
  getSessions: async () => [{}],
  endSession: async ({ session }) => [{ session_id: await session() }],
  endSessions: async () => [{ keep_current: true }],
  confirmEmail: async () => [{ token: 'x'.repeat(43) }],
  sendEmailProof: async () => [{}],
  createUser: async ({ unique }) => [
    {
      email: `nova${unique()}@teste.prosa`,
      password: testPassword,
      name: 'Nova',
      phone: '41999990001',
      company: 'Nova Empresa',
    },
  ],
  getSecondFactor: async () => [{}],
  beginSecondFactor: async () => [{}],
  confirmSecondFactor: async () => [{ code: '000000' }],
  endSecondFactor: async () => [{ password: testPassword }],
  updateUser: async ({ member, department, unique }) => [
    {
      user: {
        _id: await member(),
        name: 'Outro nome',
        phone: '41988887777',
        email: `troca${unique()}@teste.prosa`,
        password: testPassword,
        user_role: 'user',
        access_restrictions: ['contacts'],
        departments: [department],
        config: { disable_notification_sound: true },
        filed: false,
      },
    },
  ],
  updateUserConfig: async () => [{ config: { disable_notification_sound: true } }],
  saveDeskSettings: async () => [{ desk: { density: 'compact' } }],
  createTeamUser: async ({ unique, department }) => [
    {
      name: 'Nova pessoa',
      email: `equipe${unique()}@teste.prosa`,
      password: testPassword,
      user_role: 'user',
      departments: [department],
      access_restrictions: [],
    },
  ],
  getTeamUsers: async () => [{}],
  getUsers: async () => [{}],
  getSupport: async () => [{}],
  getPasswordRules: async () => [{}],
  sendPasswordRecovery: async ({ company }) => [{ email: company.owner.user.email }],
  resetPassword: async ({ recovery }) => [{ token: await recovery(), password: testPassword }],
  changeUserPassword: async () => [{ password: testPassword, old_password: testPassword }],
  uploadProfilePicture: async () => [{}],
  getDepartments: async () => [{}],
  getTransferDepartments: async () => [{}],
  saveDepartment: async ({ spareDepartment, unique }) => [
    { _id: await spareDepartment(), name: `Área ${unique()}`, description: 'Descrição', filed: false },
  ],
} satisfies InputsOf<typeof teamCalls>;
