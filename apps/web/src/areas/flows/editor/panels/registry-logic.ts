import { ReturnPanel } from './bare.tsx';
import { ConditionPanel } from './condition.tsx';
import { EndPanel } from './end.tsx';
import { HoursPanel } from './hours.tsx';
import { JumpPanel } from './jump.tsx';
import { SetPanel } from './set.tsx';
import { SplitPanel } from './split.tsx';
import { SubflowPanel } from './subflow.tsx';
import { WaitPanel } from './wait.tsx';
import { WaitReplyPanel } from './wait-reply.tsx';

/** Forms of the nodes that decide, calculate and wait. */
export const logicPanels = {
  condition: ConditionPanel,
  hours: HoursPanel,
  split: SplitPanel,
  set: SetPanel,
  wait: WaitPanel,
  waitReply: WaitReplyPanel,
  jump: JumpPanel,
  subflow: SubflowPanel,
  return: ReturnPanel,
  end: EndPanel,
};
