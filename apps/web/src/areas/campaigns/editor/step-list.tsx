import { UnstyledButton } from '@mantine/core';
import { campaignSteps } from './campaign-form.ts';
import classes from './editor.module.css';

interface Props {
  step: number;
  onGo: (step: number) => void;
}

/**
 * Shows the steps of the editor; those behind can be gone back to, those ahead once what is before them is complete.
 */
export function StepList({ step, onGo }: Props) {
  return (
    <ol className={classes.steps} aria-label="Etapas">
      {campaignSteps.map((name, place) => (
        <li key={name}>
          <UnstyledButton
            type="button"
            className={classes.step}
            aria-current={place === step ? 'step' : undefined}
            data-done={place < step || undefined}
            onClick={() => onGo(place)}
          >
            <span className={classes.place} aria-hidden>
              {place + 1}
            </span>
            {name}
          </UnstyledButton>
        </li>
      ))}
    </ol>
  );
}
