import { Button, Drawer } from '@mantine/core';
import type { ChannelLogEntry, Chip } from '@prosa/contract';
import { IconHistory } from '@tabler/icons-react';
import { clockTime, dayLabel } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import classes from './log-drawer.module.css';
import { logLine } from './log-words.ts';
import { useChannelLog } from './use-channel-log.ts';

interface Props {
  chip: Chip;
  opened: boolean;
  onClose: () => void;
}

/** What happened to a number's connection, when, why, and what to do about it. Stays up to date while it is open. */
export function LogDrawer({ chip, opened, onClose }: Props) {
  return (
    <Drawer opened={opened} onClose={onClose} position="right" size={440} title={`Conexão de ${chip.name}`}>
      <Log chip={chip} />
    </Drawer>
  );
}

function Log({ chip }: { chip: Chip }) {
  const { entries, error, hasMore, isLoadingMore, more, retry } = useChannelLog(chip._id);
  if (!entries) return error ? <ErrorState message={error} onRetry={retry} /> : <SkeletonRows rows={8} />;
  if (entries.length === 0)
    return (
      <EmptyState icon={IconHistory} title="Nada aconteceu ainda">
        Aqui aparece tudo o que acontece com a conexão deste número: quando conectou, quando caiu e por quê.
      </EmptyState>
    );
  return (
    <>
      {daysOf(entries).map(({ day, ofDay }) => (
        <Day key={day} chip={chip} entries={ofDay} />
      ))}
      {hasMore && (
        <Button variant="default" fullWidth loading={isLoadingMore} onClick={more}>
          Carregar mais
        </Button>
      )}
      {!hasMore && <p className={classes.end}>O registro guarda 90 dias.</p>}
    </>
  );
}

function Day({ chip, entries }: { chip: Chip; entries: readonly ChannelLogEntry[] }) {
  const now = useNow();
  const [first] = entries;
  return (
    <section className={classes.day}>
      <h3 className={classes.date}>{first && dayLabel(first.at, now)}</h3>
      <ol className={classes.list}>
        {entries.map((entry) => {
          const { what, toDo, tone } = logLine(entry, chip, now);
          return (
            <li key={entry.number} className={classes.entry} data-tone={tone}>
              <time className={classes.time} dateTime={entry.at}>
                {clockTime(entry.at)}
              </time>
              <div>
                <p className={classes.what}>{what}</p>
                {toDo && <p className={classes.toDo}>{toDo}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Groups entries by the day in the person's own time. */
function daysOf(entries: readonly ChannelLogEntry[]): { day: string; ofDay: ChannelLogEntry[] }[] {
  const days = new Map<string, ChannelLogEntry[]>();
  for (const entry of entries) {
    const day = new Date(entry.at).toDateString();
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, ofDay }));
}
