import type { FirstService } from '@prosa/contract';
import { AppError } from '../../platform/http/app-error.ts';

/** What happens first to a new conversation of the channel, as the form sends it. */
export interface ServiceInput {
  redirect: FirstService;
  flow: string | null;
  department: string | null;
}

/** A service that can be stored, apart from whether flow and department exist. */
export interface Service {
  redirect: FirstService;
  flow_id: string | null;
  department_id: string;
}

/**
 * Returns the service in the form in which it is stored. Refuses a missing flow, then a missing department, in the
 * specification's order (section 5).
 */
export function checkService({ redirect, flow, department }: ServiceInput): Service {
  if (redirect === 'flow_chatbot' && !flow) throw new AppError('channel_flow_required');
  if (!department) throw new AppError('channel_department_required');
  return { redirect, flow_id: flow, department_id: department };
}
