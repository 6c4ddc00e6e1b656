import { appointment } from './appointment.ts';
import { consent } from './consent.ts';
import { outOfHours } from './out-of-hours.ts';
import { qualification } from './qualification.ts';
import { satisfaction } from './satisfaction.ts';
import { secondCopy } from './second-copy.ts';
import type { FlowTemplate } from './template.ts';
import { welcome } from './welcome.ts';

/** The flows to start from, the most wanted first. */
export const flowTemplates: readonly FlowTemplate[] = [
  welcome,
  qualification,
  appointment,
  secondCopy,
  outOfHours,
  satisfaction,
  consent,
];
