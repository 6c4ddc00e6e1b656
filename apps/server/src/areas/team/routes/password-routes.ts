import { calls } from '@prosa/contract';
import { bind, bindPublic, type Binding } from '../../../platform/http/binding.ts';
import { changePassword } from '../commands/change-password.ts';
import { requestRecovery } from '../commands/request-recovery.ts';
import { resetPassword } from '../commands/reset-password.ts';
import { getPasswordRules } from '../queries/get-password-rules.ts';

/** The calls by which people change their password, or replace one they have lost. */
export const passwordBindings: readonly Binding[] = [
  bindPublic(calls.getPasswordRules, getPasswordRules),
  bindPublic(calls.sendPasswordRecovery, requestRecovery),
  bindPublic(calls.resetPassword, resetPassword),
  bind(calls.changeUserPassword, changePassword),
];
