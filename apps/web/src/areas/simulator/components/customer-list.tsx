import { formatPhone } from '@prosa/brazil';
import type { KnownCustomer, SimulatedCustomer } from '@prosa/contract';
import { listTime } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Name } from '../../../ui/text/name.tsx';
import { messageSummary } from '../message-summary.ts';
import classes from './customer-list.module.css';
import { NewCustomerButton } from './new-customer-button.tsx';

interface Props {
  customers: readonly KnownCustomer[];
  selected: SimulatedCustomer | null;
  onSelect: (customer: SimulatedCustomer) => void;
  onAdd: (customer: SimulatedCustomer) => void;
}

/** The phones that can be played, the latest talk first. */
export function CustomerList({ customers, selected, onSelect, onAdd }: Props) {
  const now = useNow();
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>Clientes</h2>
        <NewCustomerButton onAdd={onAdd} />
      </div>
      <ul className={classes.list}>
        {customers.map(({ phone, name, last_message }) => (
          <li key={phone}>
            <button
              type="button"
              className={classes.row}
              aria-current={phone === selected?.phone || undefined}
              onClick={() => onSelect({ phone, name })}
            >
              <Avatar name={name ?? phone} size={36} />
              <span className={classes.texts}>
                <span className={classes.line}>
                  <Name className={classes.name}>{name ?? formatPhone(phone)}</Name>
                  {last_message && <span className={classes.time}>{listTime(last_message.at, now)}</span>}
                </span>
                <span className={classes.last}>
                  {last_message ? messageSummary(last_message) : formatPhone(phone)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
