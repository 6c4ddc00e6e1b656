import { IconUsers } from '@tabler/icons-react';
import { useNow } from '../../../lib/use-now.ts';
import { presenceText, type Present } from './present.ts';
import { usePresence } from './use-presence.ts';
import classes from './presence-line.module.css';

/** Says which colleagues have the conversation open too, or write in it, so that no two answer at once. */
export function PresenceLine({ conversation_id }: { conversation_id: string }) {
  const present = usePresence(conversation_id);
  return present.length > 0 && <Line present={present} />;
}

function Line({ present }: { present: readonly Present[] }) {
  const now = useNow(1000).getTime();
  const isWriting = present.some(({ writesUntil }) => writesUntil > now);
  return (
    <div role="status" className={classes.root} data-writing={isWriting || undefined}>
      <IconUsers size={14} stroke={1.8} aria-hidden />
      {presenceText(present, now)}
    </div>
  );
}
