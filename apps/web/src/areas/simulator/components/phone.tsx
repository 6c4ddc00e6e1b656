import { formatPhone } from '@prosa/brazil';
import type { SimulatedChannel, SimulatedCustomer, ThreadMessage } from '@prosa/contract';
import { IconAntennaBars5, IconBattery3, IconBuildingStore, IconWifi } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { clockTime } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { useSeam } from '../api/use-seam.ts';
import { pollEvery } from '../poll-every.ts';
import { Name } from '../../../ui/text/name.tsx';
import { Composer } from './composer.tsx';
import { EditBar } from './edit-bar.tsx';
import classes from './phone.module.css';
import { Thread } from './thread.tsx';

interface Props {
  channel: SimulatedChannel;
  customer: SimulatedCustomer;
  /** Whether somebody of the company is typing. */
  isTypedTo: boolean;
}

/** A customer's phone with their talk to the business. */
export function Phone({ channel, customer, isTypedTo }: Props) {
  const place = { channel: channel.channel, phone: customer.phone };
  const { data: messages } = useSeam('thread', place, { every: pollEvery });
  const [quoted, setQuoted] = useState<ThreadMessage | null>(null);
  const [editing, setEditing] = useState<ThreadMessage | null>(null);
  const isEditing = editing !== null;
  const composer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = composer;
    return isEditing ? () => current?.querySelector('textarea')?.focus() : undefined;
  }, [isEditing]);
  return (
    <div className={classes.frame}>
      <StatusBar />
      <div className={classes.owner}>
        <Avatar name={customer.name ?? customer.phone} size={28} />
        <p className={classes.ownerText}>
          Celular de{' '}
          <strong>
            <Name>{customer.name ?? formatPhone(customer.phone)}</Name>
          </strong>
        </p>
      </div>
      <div className={classes.head}>
        <span className={classes.business}>
          <IconBuildingStore size={18} stroke={1.6} aria-hidden />
        </span>
        <div>
          <p className={classes.name}>{channel.phone ? formatPhone(channel.phone) : 'Empresa'}</p>
          <p className={classes.hint}>{hintOf(channel, isTypedTo)}</p>
        </div>
      </div>
      <Thread place={place} customer={customer} messages={messages} onQuote={setQuoted} onEdit={setEditing} />
      {editing && (
        <EditBar
          key={editing.platform_message_id}
          place={place}
          message={editing}
          onClose={() => setEditing(null)}
        />
      )}
      {channel.phone ? (
        // Stays mounted, with its text, while an earlier message is edited.
        <div ref={composer} hidden={isEditing}>
          <Composer place={place} customer={customer} quoted={quoted} onUnquote={() => setQuoted(null)} />
        </div>
      ) : (
        <p className={classes.closed}>Este número ainda não tem telefone. Leia o QR code dele primeiro.</p>
      )}
    </div>
  );
}

function hintOf({ connected }: SimulatedChannel, isTypedTo: boolean): string {
  if (!connected) return 'Fora do ar';
  return isTypedTo ? 'digitando…' : 'Conta comercial';
}

function StatusBar() {
  const now = useNow(10_000);
  return (
    <div className={classes.status} aria-hidden>
      <span>{clockTime(now)}</span>
      <span className={classes.symbols}>
        <IconAntennaBars5 size={16} stroke={1.8} />
        <IconWifi size={15} stroke={1.8} />
        <IconBattery3 size={17} stroke={1.8} />
      </span>
    </div>
  );
}
