import { z } from 'zod';

/** Live events of this area: the settings changed, or a rule or a person held sends or let them go on. */
export const sendingLiveEvents = [z.object({ type: z.literal('sending_changed') })] as const;
