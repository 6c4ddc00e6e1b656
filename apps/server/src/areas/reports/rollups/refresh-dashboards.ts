import type { Runtime } from '../../../platform/area.ts';
import { passingTopic, type PassingEvent } from '../../../platform/realtime/hub.ts';

/** Has the open reports of a company load their numbers again. */
export function refreshDashboards({ signals }: Runtime, account_id: string): void {
  const passing: PassingEvent = {
    account_id,
    audience: { kind: 'ability', ability: 'dashboard.view' },
    event: { type: 'load_realtime' },
  };
  signals.publish(passingTopic, JSON.stringify(passing));
}
