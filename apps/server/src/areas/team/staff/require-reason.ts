import { limits } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';

/** Returns the reason for entering a customer's account as it is kept; throws when it says too little. */
export function requireReason(typed: string): string {
  const reason = typed.trim();
  if (reason.length < limits.visit_reason_min) throw new AppError('visit_reason_required');
  return reason;
}
