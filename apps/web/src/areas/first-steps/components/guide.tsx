import { Button } from '@mantine/core';
import { calls, type FirstStep, type FirstSteps } from '@prosa/contract';
import { useId, type ReactNode } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { offerUndo } from '../../../ui/feedback/offer-undo.tsx';
import { DepartmentsStep } from './departments-step.tsx';
import classes from './guide.module.css';
import { MessageStep } from './message-step.tsx';
import { NumberStep } from './number-step.tsx';
import type { StepProps } from './step.tsx';
import { TeamStep } from './team-step.tsx';

/** In their order. */
const stepsOf: Record<FirstStep, (props: StepProps) => ReactNode> = {
  number: NumberStep,
  departments: DepartmentsStep,
  team: TeamStep,
  message: MessageStep,
};
const order = Object.keys(stepsOf) as FirstStep[];

/** What a company begins with: a number, who attends, and the first answer. Each step is done by what is there. */
export function Guide({ steps }: { steps: FirstSteps }) {
  const heading = useId();
  const { done } = steps;
  const next = order.find((step) => !done.includes(step));
  const total = order.length;
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <div className={classes.head}>
        <div className={classes.titles}>
          <h2 className={classes.title} id={heading}>
            Primeiros passos
          </h2>
          <p className={classes.description}>
            Do número conectado à primeira resposta. Cada passo se marca sozinho quando está feito.
          </p>
        </div>
        <span className={classes.count}>
          {done.length} de {total}
        </span>
      </div>
      <div className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${(100 * done.length) / total}%` }} />
      </div>
      <ol className={classes.steps}>
        {order.map((step, index) => {
          const Step = stepsOf[step];
          return (
            <Step
              key={step}
              place={index + 1}
              isDone={done.includes(step)}
              isNext={step === next}
              steps={steps}
            />
          );
        })}
      </ol>
      <div className={classes.foot}>
        <Dismiss isEnough={done.includes('message')} />
      </div>
    </section>
  );
}

/** Ends the guide for the company; a notice offers to take that back. */
function Dismiss({ isEnough }: { isEnough: boolean }) {
  const dismiss = useCallMutation(calls.dismissFirstSteps, {
    invalidates: [calls.getFirstSteps],
    onSuccess: () =>
      offerUndo({
        title: 'Primeiros passos dispensados',
        text: 'O guia saiu para toda a empresa.',
        seconds: 10,
        onUndo: async () => {
          await call(calls.dismissFirstSteps, { dismissed: false });
          return 'Desfeito: os primeiros passos voltaram.';
        },
      }),
  });
  return (
    <Button
      variant={isEnough ? 'default' : 'subtle'}
      color="gray"
      loading={dismiss.isPending}
      onClick={() => dismiss.mutate({ dismissed: true })}
    >
      {isEnough ? 'Concluir' : 'Dispensar o guia'}
    </Button>
  );
}
