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

/** Checks the rules of specification section 5, before the server is asked. */
export function serviceProblems({ redirect, flow, department }: Service): ServiceProblems {
  return {
    ...(redirect === 'flow_chatbot' && !flow ? { flow: errorText('channel_flow_required') } : {}),
    ...(department ? {} : { department: errorText('channel_department_required') }),
  };
}

/** Returns the service as it is sent: a person's first service has no flow. */
export function cleanService({ redirect, flow, department }: Service): Service {
  return { redirect, flow: redirect === 'flow_chatbot' ? flow : null, department };
}

/** Tells whether two services do the same; a flow behind a person's first service does not count. */
export function isSameService(one: Service, other: Service): boolean {
  return (
    one.redirect === other.redirect &&
    one.department === other.department &&
    (one.redirect === 'human' || one.flow === other.flow)
  );
}
