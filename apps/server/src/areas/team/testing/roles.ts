import type { teamCalls } from '@prosa/contract';
import {
  everybody,
  hiddenFromOthers,
  leaders,
  leadersBut,
  owner,
  type RolesOf,
  type RolesOfScreens,
} from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const teamRoles = {
  // Own data.
  getUser: everybody,
  getSessions: everybody,
  confirmEmail: everybody,
  sendEmailProof: everybody,
  logout: everybody,
  changeUserPassword: everybody,
  uploadProfilePicture: everybody,
  updateUserConfig: everybody,
  saveDeskSettings: everybody,
  endSessions: everybody,
  /** A session of the owner. */
  endSession: hiddenFromOthers(owner),
  // What the desk names and filters by.
  getUsers: everybody,
  getDepartments: everybody,
  getTransferDepartments: everybody,
  getSupport: everybody,
  saveDepartment: leaders,
  getTeamUsers: leadersBut('manager without team'),
  createTeamUser: leadersBut('manager without team'),
  updateUser: leadersBut('manager without team'),
  auth: 'anyone',
  createUser: 'anyone',
  getPasswordRules: 'anyone',
  sendPasswordRecovery: 'anyone',
  resetPassword: 'anyone',
} satisfies RolesOf<typeof teamCalls>;

/** Who finds the screens of this area. */
export const teamScreens = {
  '/meu-perfil': everybody,
  '/ajuda': everybody,
  '/departamentos': leaders,
  '/equipe': leadersBut('manager without team'),
} satisfies RolesOfScreens;
