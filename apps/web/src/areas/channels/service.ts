import { errorText, type FirstService } from '@prosa/contract';

/** Who answers a new conversation of a number first. */
export interface Service {
  redirect: FirstService;
  flow: string | null;
  department: string | null;
}

/** Sentences for the fields that are wrong. */
export interface ServiceProblems {
  flow?: string;
  department?: string;
}

/** Returns what breaks the rules of specification section 5, before the server is asked. */
export function serviceProblems({ redirect, flow, department }: Service): ServiceProblems {
  return {
    ...(redirect === 'flow_chatbot' && !flow ? { flow: errorText('channel_flow_required') } : {}),
    ...(department ? {} : { department: errorText('channel_department_required') }),
  };
}

/** Returns the service as it is sent: without a flow where a person answers first. */
export function cleanService({ redirect, flow, department }: Service): Service {
  return { redirect, flow: redirect === 'flow_chatbot' ? flow : null, department };
}

/** Returns whether two services do the same; where a person answers first, the flow does not count. */
export function isSameService(one: Service, other: Service): boolean {
  return (
    one.redirect === other.redirect &&
    one.department === other.department &&
    (one.redirect === 'human' || one.flow === other.flow)
  );
}
