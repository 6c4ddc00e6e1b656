import { Button } from '@mantine/core';
import { IconClock, IconLock, IconTemplate } from '@tabler/icons-react';
import { clockTime, dateTime, elapsed, isSameDay } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import classes from './reply-window.module.css';
import type { ReplyWindowState } from './use-reply-window.ts';

/** From this long before the end on, the time that is left is worth a glance. */
const soonMs = 2 * 3_600_000;

interface Props {
  window: ReplyWindowState;
  /** Opens the templates, which are all that may be sent once it has closed. */
  onTemplate: () => void;
}

/** Says until when the customer may be answered, or that only a template may be sent. */
export function ReplyWindow({ window: { isOpen, end, hours, hasTemplates }, onTemplate }: Props) {
  const now = useNow(10_000);
  if (isOpen && end) {
    const left = elapsed(now, end);
    return (
      <p className={classes.root} data-soon={end.getTime() - now.getTime() < soonMs || undefined}>
        <IconClock size={15} stroke={1.8} aria-hidden />
        <span>
          Responder até {isSameDay(end, now) ? clockTime(end) : dateTime(end)}
          {left !== 'agora' && ` (${left})`}
        </span>
      </p>
    );
  }
  return (
    <div className={classes.closed}>
      <p className={classes.root} data-closed role="status">
        <IconLock size={15} stroke={1.8} aria-hidden />
        <span>
          {end
            ? `Passaram ${hours} horas desde a última mensagem do cliente: só um modelo aprovado pode ser enviado.`
            : 'O cliente ainda não escreveu para este número: só um modelo aprovado pode ser enviado.'}
        </span>
      </p>
      {hasTemplates && (
        <Button leftSection={<IconTemplate size={16} stroke={1.6} aria-hidden />} onClick={onTemplate}>
          Enviar modelo aprovado
        </Button>
      )}
    </div>
  );
}
