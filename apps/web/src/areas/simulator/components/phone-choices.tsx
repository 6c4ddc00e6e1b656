import type { SimulatedChoices } from '@prosa/contract';
import { IconList } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './phone-choices.module.css';

interface Props {
  choices: SimulatedChoices;
  onTap: (option: SimulatedChoices['options'][number]) => void;
}

/** What the phone shows to be tapped: buttons, or a list that its button opens. */
export function PhoneChoices({ choices: { button, options }, onTap }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isShown = button === null || isOpen;
  return (
    <div className={classes.root}>
      {button !== null && (
        <button
          type="button"
          className={classes.option}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconList size={15} stroke={1.8} aria-hidden />
          {button}
        </button>
      )}
      {isShown &&
        options.map((option) => (
          <button
            key={option.id}
            type="button"
            className={classes.option}
            data-row={button !== null || undefined}
            onClick={() => {
              setOpen(false);
              onTap(option);
            }}
          >
            <span>{option.title}</span>
            {option.description && <span className={classes.description}>{option.description}</span>}
          </button>
        ))}
    </div>
  );
}
