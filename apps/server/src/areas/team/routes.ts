import { calls } from '@prosa/contract';
import { bind, bindPublic, type Binding } from '../../platform/http/binding.ts';
import { askForEmailProof } from './commands/ask-for-email-proof.ts';
import { confirmEmail } from './commands/confirm-email.ts';
import { createTeamUser } from './commands/create-team-user.ts';
import { endSession } from './commands/end-session.ts';
import { endOwnSessions } from './commands/end-own-sessions.ts';
import { createSaveDepartment, type DepartmentGuard } from './commands/save-department.ts';
import { signIn } from './commands/sign-in.ts';
import { signOut } from './commands/sign-out.ts';
import { signUp } from './commands/sign-up.ts';
import { updateUser } from './commands/update-user.ts';
import { uploadProfilePicture } from './commands/upload-profile-picture.ts';
import { getDepartments } from './queries/get-departments.ts';
import { getTransferDepartments } from './queries/get-transfer-departments.ts';
import { getSessions } from './queries/get-sessions.ts';
import { getSupport } from './queries/get-support.ts';
import { getTeamUsers } from './queries/get-team-users.ts';
import { getUser } from './queries/get-user.ts';
import { getUsers } from './queries/get-users.ts';
import { passwordBindings } from './routes/password-routes.ts';
import { secondFactorBindings } from './routes/second-factor-routes.ts';
import { settingBindings } from './routes/setting-routes.ts';

/** Returns the area's calls, bound to their handlers. */
export function teamRoutes(departmentGuards: readonly DepartmentGuard[]): Binding[] {
  return [
    bindPublic(calls.auth, signIn),
    bindPublic(calls.createUser, signUp),
    bind(calls.logout, signOut, { clearsCache: true }),
    bind(calls.getUser, getUser),
    bind(calls.getSessions, getSessions),
    bind(calls.endSession, endSession),
    bind(calls.endSessions, endOwnSessions),
    ...passwordBindings,
    ...secondFactorBindings,
    bind(calls.confirmEmail, confirmEmail),
    bind(calls.sendEmailProof, askForEmailProof),
    bind(calls.updateUser, updateUser),
    ...settingBindings,
    bind(calls.uploadProfilePicture, uploadProfilePicture),
    bind(calls.createTeamUser, createTeamUser),
    bind(calls.getTeamUsers, getTeamUsers),
    bind(calls.getUsers, getUsers),
    bind(calls.getSupport, getSupport),
    bind(calls.getDepartments, getDepartments),
    bind(calls.getTransferDepartments, getTransferDepartments),
    bind(calls.saveDepartment, createSaveDepartment(departmentGuards)),
  ];
}
