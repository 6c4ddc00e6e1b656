import { Button } from '@mantine/core';
import type { Invoice } from '@prosa/contract';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { money } from '../money.ts';
import classes from './overdue-dialog.module.css';

interface Props {
  opened: boolean;
  invoices: readonly Invoice[];
  onClose(): void;
}

/**
 * Shows 'Assinatura em atraso': an entry for each overdue invoice. It goes when the person leaves the page to pay, or
 * comes back.
 */
export function OverdueDialog({ opened, invoices, onClose }: Props) {
  const [isPaying, setPaying] = useState(false);
  useEffect(() => {
    if (!isPaying) return;
    const close = () => {
      setPaying(false);
      onClose();
    };
    document.addEventListener('visibilitychange', close);
    return () => document.removeEventListener('visibilitychange', close);
  }, [isPaying, onClose]);
  return (
    <Dialog opened={opened} onClose={onClose} title="Assinatura em atraso" centered>
      <div className={classes.body}>
        <p>Regularize sua assinatura para evitar a interrupção dos serviços.</p>
        <ul className={classes.invoices}>
          {invoices.map(({ code, cycle, value_cents, payment_url }) => (
            <li key={code} className={classes.invoice}>
              <span>
                <strong>Assinatura mês {cycle}</strong>
                <span className={classes.amount}>{money(value_cents)}</span>
              </span>
              {payment_url ? (
                <Button
                  component="a"
                  href={payment_url}
                  target="_blank"
                  rel="noopener noreferrer"
                  size="xs"
                  rightSection={<IconExternalLink size={14} aria-hidden />}
                  aria-label={`Pagar a assinatura mês ${cycle} em outra aba`}
                  onClick={() => setPaying(true)}
                >
                  Pagar
                </Button>
              ) : (
                <span className={classes.amount}>Link enviado por e-mail</span>
              )}
            </li>
          ))}
        </ul>
        <p className={classes.hint}>Se você já pagou, ignore essa mensagem. Ela sumirá em alguns minutos.</p>
      </div>
    </Dialog>
  );
}
