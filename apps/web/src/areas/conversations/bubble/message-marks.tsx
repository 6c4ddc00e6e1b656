import type { Message, MessageMark } from '@prosa/contract';
import {
  IconArrowForwardUp,
  IconCircleNumber1,
  IconClockHour4,
  IconDeviceMobileQuestion,
  IconListDetails,
  IconPointer,
  IconChartBar,
  IconShoppingBag,
  type Icon,
} from '@tabler/icons-react';
import { markCaption, missingContent } from '../message/mark-texts.ts';
import classes from './message-marks.module.css';

const symbols: Record<MessageMark, Icon> = {
  forwarded: IconArrowForwardUp,
  forwarded_often: IconArrowForwardUp,
  view_once: IconCircleNumber1,
  choice: IconPointer,
  buttons: IconListDetails,
  list: IconListDetails,
  poll: IconChartBar,
  order: IconShoppingBag,
  undecryptable: IconClockHour4,
  unsupported: IconDeviceMobileQuestion,
};

/** How a message was sent, above it: forwarded, to be seen once, a poll. */
export function MessageCaption({ marks }: Pick<Message, 'marks'>) {
  const caption = markCaption(marks);
  if (!caption) return null;
  return (
    <div className={classes.caption}>
      <Symbol marks={marks} />
      {caption}
    </div>
  );
}

/** What is said in place of a content that has not come, or that is not shown here. */
export function MissingContent({ marks }: Pick<Message, 'marks'>) {
  const missing = missingContent(marks);
  if (!missing) return null;
  return (
    <div className={classes.missing}>
      <Symbol marks={marks.filter((mark) => mark === 'undecryptable' || mark === 'unsupported')} />
      <span>{missing.long}</span>
    </div>
  );
}

function Symbol({ marks }: Pick<Message, 'marks'>) {
  const Shown = marks[0] && symbols[marks[0]];
  return Shown ? <Shown size={14} stroke={1.8} aria-hidden className={classes.symbol} /> : null;
}
