import type { MessageChoices as Choices } from '@prosa/contract';
import { IconList } from '@tabler/icons-react';
import classes from './message-choices.module.css';

/** What the customer was shown to tap, below the text: buttons, or a list behind its button. */
export function MessageChoices({ choices: { button, options } }: { choices: Choices }) {
  return (
    <div className={classes.root}>
      {button !== null && (
        <div className={classes.opener} aria-hidden>
          <IconList size={14} stroke={1.8} />
          {button}
        </div>
      )}
      <ul
        className={classes.options}
        aria-label={button === null ? 'Botões' : 'Lista'}
        data-list={button !== null || undefined}
      >
        {options.map(({ title, description }) => (
          <li key={title} className={classes.option}>
            {/* A title that was cut stands whole below. */}
            {description ?? title}
          </li>
        ))}
      </ul>
    </div>
  );
}
