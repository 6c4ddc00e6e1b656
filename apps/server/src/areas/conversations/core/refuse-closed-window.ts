import { isWindowOpen } from '@prosa/contract';
import { AppError } from '../../../platform/http/app-error.ts';
import { capabilitiesOf } from '../../channels/index.ts';
import type { ConversationState } from './state.ts';

type Asked = Pick<ConversationState, 'customer_wrote'> & { driver: string };

/**
 * Throws 'window_closed' where the number's driver sends only templates now, because the customer last wrote too long
 * ago, or never.
 */
export function refuseClosedWindow({ customer_wrote, driver }: Asked, now: Date): void {
  const window_hours = capabilitiesOf(driver).windowHours;
  if (!isWindowOpen({ customer_wrote, window_hours }, now)) throw new AppError('window_closed');
}
