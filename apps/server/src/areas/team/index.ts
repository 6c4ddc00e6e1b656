import type { Area } from '../../platform/area.ts';
import { neededPictures } from './needed-files.ts';
import type { DepartmentGuard } from './commands/save-department.ts';
import { handleJob } from '../../platform/jobs/handled-job.ts';
import { hourMs, minuteMs } from '../../platform/jobs/periodic.ts';
import { cleanUp } from './jobs/clean-up.ts';
import { expireCompanies } from './jobs/expire-companies.ts';
import { handleFailedSignIn, recordFailedSignIn } from './jobs/record-failed-sign-in.ts';
import { handleEmailProof, sendEmailProof } from './jobs/send-email-proof.ts';
import { handleRecoveryMail, sendRecoveryMail } from './jobs/send-recovery-mail.ts';
import { teamPolicy } from './policy.ts';
import { endVisits } from './staff/end-visits.ts';
import { teamPresenter } from './realtime.ts';
import { teamRoutes } from './routes.ts';

export { addMember, type NewMember } from './add-member.ts';
export { createAuthenticate } from './authenticate.ts';
export { createCompany, firstDepartmentName } from './commands/create-company.ts';
export {
  departmentAudience,
  leftDepartmentAudience,
  seesDepartment,
  visibleDepartments,
} from './department-scope.ts';
export type { DepartmentGuard } from './commands/save-department.ts';
export { everybody, leaders, owner, ownerInPerson, staff, unrestricted } from './rules.ts';
export { openVisit } from './staff/open-visit.ts';
export { endVisits } from './staff/end-visits.ts';
export { endSecondFactorOf, readStaffEmail, removeStaff } from './staff/staff-accounts.ts';
export { codeAt } from './second-factor/one-time-code.ts';
export { addStaff } from './staff/add-staff.ts';
export { visitorName } from './staff/visitor-name.ts';
export { givePassword, preparePassword } from './password/give-password.ts';
export { saveAccountPlan } from './plan/save-account-plan.ts';
export { lockPlan } from './plan/lock-plan.ts';
export { isEmail, normalizeEmail } from './email.ts';
export { hashPassword } from './password/hash.ts';
export { presentPicture } from './present.ts';
export { countUsers, readAccount, readLogins, userNames } from './reader.ts';
export { requireProvenEmail } from './require-proven.ts';
export { requireOpen, whileOpen } from './plan/require-open.ts';
export { requirePlan, withFeature } from './plan/require-plan.ts';
export { issueRecovery } from './issue-recovery.ts';
export { requireDepartment, requireDepartments } from './require-department.ts';
export { whoSees, type Colleague } from './who-sees.ts';

/**
 * Creates the area of people: signing in, members with their rights, departments. `departmentGuards` come from areas
 * after this one and refuse to archive a department they still need.
 */
export function createTeamArea({ departmentGuards }: { departmentGuards: readonly DepartmentGuard[] }): Area {
  return {
    name: 'team',
    bindings: teamRoutes(departmentGuards),
    policy: teamPolicy,
    presenters: [teamPresenter],
    jobs: [
      handleJob(sendRecoveryMail, handleRecoveryMail),
      handleJob(sendEmailProof, handleEmailProof),
      handleJob(recordFailedSignIn, handleFailedSignIn),
    ],
    periodic: [
      { name: 'ends of visits', everyMs: minuteMs, run: endVisits },
      { name: 'clean-up of sign-in', everyMs: hourMs, run: cleanUp },
      { name: 'expiry of unproven companies', everyMs: hourMs, run: expireCompanies },
    ],
    neededFiles: neededPictures,
    sealed: [{ table: 'second_factors', column: 'secret' }],
  };
}
