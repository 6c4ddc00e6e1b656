import { Button } from '@mantine/core';
import { IconCheck, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCan } from '../../../lib/current-user.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import classes from './not-in-plan.module.css';

interface Props {
  /** The sentence with which the server refuses it. */
  refusal: string;
  /** What it is for, in a sentence. */
  purpose: string;
  /** What the company could do with it. */
  gives: readonly string[];
}

/** Stands in place of a screen that the company's plan does not have: it says what it would give. */
export function NotInPlan({ refusal, purpose, gives }: Props) {
  const mayManage = useCan()('subscription.view');
  return (
    <Page width="form">
      <EmptyState
        icon={IconLock}
        title={refusal}
        action={
          mayManage && (
            <Button component={Link} to="/minha-conta">
              Ver meu plano
            </Button>
          )
        }
      >
        {purpose}
        {mayManage ? '' : ' Peça o upgrade ao proprietário da conta.'}
      </EmptyState>
      <SectionCard title="O que você ganha">
        <ul className={classes.list}>
          {gives.map((one) => (
            <li key={one} className={classes.entry}>
              <IconCheck size={16} aria-hidden className={classes.symbol} />
              {one}
            </li>
          ))}
        </ul>
      </SectionCard>
    </Page>
  );
}
