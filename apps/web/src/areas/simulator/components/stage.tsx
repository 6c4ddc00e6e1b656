import { SegmentedControl } from '@mantine/core';
import type { SimulatedChannel, SimulatedCustomer } from '@prosa/contract';
import { useState, type ReactNode } from 'react';
import { useLocalSetting } from '../../../lib/use-local-setting.ts';
import { useSeam } from '../api/use-seam.ts';
import { mergeCustomers } from '../customers/merge-customers.ts';
import { ChannelPicker } from './channel-picker.tsx';
import { Controls } from './controls.tsx';
import { CustomerList } from './customer-list.tsx';
import { NoCustomer } from './no-customer.tsx';
import { Phone } from './phone.tsx';
import classes from './stage.module.css';

const lookEvery = 1500;
const parts = [
  { value: 'customers', label: 'Clientes' },
  { value: 'phone', label: 'Celular' },
  { value: 'controls', label: 'Controles' },
];

/** Customers on the left, the phone of one of them in the middle, controls on the right; on a phone one at a time. */
export function Stage({ channels }: { channels: readonly SimulatedChannel[] }) {
  const [part, setPart] = useState('phone');
  const [wanted, setWanted] = useLocalSetting('simulator_channel', '');
  const channel = channels.find((known) => known.channel === wanted) ?? firstOf(channels);
  if (!channel) return null;
  return (
    <>
      <SegmentedControl
        className={classes.parts}
        aria-label="Parte do simulador"
        data={parts}
        value={part}
        onChange={setPart}
        fullWidth
      />
      <OneChannel
        key={channel.channel}
        channel={channel}
        part={part}
        onShow={setPart}
        picker={<ChannelPicker channels={channels} channel={channel} onPick={setWanted} />}
      />
    </>
  );
}

interface OneChannelProps {
  channel: SimulatedChannel;
  picker: ReactNode;
  part: string;
  onShow: (part: string) => void;
}

function OneChannel({ channel, picker, part, onShow }: OneChannelProps) {
  const { data: known = [] } = useSeam('customers', { channel: channel.channel }, { every: lookEvery });
  const [made, setMade] = useState<readonly SimulatedCustomer[]>([]);
  const [phone, setPhone] = useState<string | null>(null);
  const customers = mergeCustomers(known, made);
  const customer = customers.find((one) => one.phone === phone) ?? null;
  // The first customer is kept, so that it stays when a message moves another one to the top.
  if (!customer && customers[0]) setPhone(customers[0].phone);
  const open = (chosen: SimulatedCustomer) => {
    setPhone(chosen.phone);
    onShow('phone');
  };
  const add = (added: SimulatedCustomer) => {
    setMade([added, ...made]);
    open(added);
  };
  return (
    <div className={classes.columns} data-part={part}>
      <section className={classes.side} data-name="customers" aria-label="Clientes">
        {picker}
        <CustomerList customers={customers} selected={customer} onSelect={open} onAdd={add} />
      </section>
      <section className={classes.middle} data-name="phone" aria-label="Celular do cliente">
        {customer ? (
          <Phone
            key={customer.phone}
            channel={channel}
            customer={customer}
            isTypedTo={customer.is_typed_to}
          />
        ) : (
          <NoCustomer onAdd={add} />
        )}
      </section>
      <section className={classes.side} data-name="controls" aria-label="Controles">
        <Controls channel={channel} customer={customer} />
      </section>
    </div>
  );
}

/** Returns a connected number before others, because it can be played at once. */
function firstOf(channels: readonly SimulatedChannel[]): SimulatedChannel | undefined {
  return channels.find((channel) => channel.connected) ?? channels[0];
}
