import type { Offer } from '@prosa/flow-engine';
import classes from './offered-options.module.css';

interface Props {
  offer: Offer;
  onTap: (option: Offer['options'][number]) => void;
}

/** The options of a menu, to be tapped as on numbers that show them as buttons or as a list. */
export function OfferedOptions({ offer, onTap }: Props) {
  return (
    <div className={classes.root} role="group" aria-label="Tocar em uma opção">
      {offer.options.map((option) => (
        <button key={option.id} type="button" className={classes.option} onClick={() => onTap(option)}>
          {option.title}
        </button>
      ))}
    </div>
  );
}
