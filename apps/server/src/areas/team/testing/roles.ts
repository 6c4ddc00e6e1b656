import type { teamCalls } from '@prosa/contract';
import {
  anybodySignedIn,
  everybody,
  hiddenFrom,
  leaders,
  leadersBut,
  oneself,
  ownerInPerson,
  type RolesOf,
  type RolesOfScreens,
} from '../../../testing/contract/roles-of-calls.ts';

/** Who may make the calls of this area (specification section 6). */
export const teamRoles = {
  // Own data.
  getUser: anybodySignedIn,
  getSessions: oneself,
  confirmEmail: oneself,
  sendEmailProof: oneself,
  logout: anybodySignedIn,
  changeUserPassword: oneself,
  uploadProfilePicture: oneself,
  getSecondFactor: oneself,
  beginSecondFactor: oneself,
  confirmSecondFactor: oneself,
  endSecondFactor: oneself,
  updateUserConfig: everybody,
  saveDeskSettings: everybody,
  endSessions: oneself,
  /** A session of the owner. */
  endSession: hiddenFrom(
    ownerInPerson,
    oneself.may.filter((name) => name !== 'owner'),
  ),
  // What the desk names and filters by.
  getUsers: everybody,
  getDepartments: everybody,
  getTransferDepartments: everybody,
  getSupport: anybodySignedIn,
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
  '/meu-perfil': oneself,
  '/ajuda': anybodySignedIn,
  '/departamentos': leaders,
  '/equipe': leadersBut('manager without team'),
} satisfies RolesOfScreens;
