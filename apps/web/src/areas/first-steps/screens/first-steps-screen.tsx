import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Guide } from '../components/guide.tsx';
import { useFirstSteps } from '../use-first-steps.ts';

/** /primeiros-passos: from a number to the first answered message. */
export function FirstStepsScreen() {
  const steps = useFirstSteps();
  if (!steps) return null;
  return (
    <Page width="form">
      {steps.is_over ? (
        <EmptyState
          icon={IconCircleCheck}
          title="Tudo pronto"
          action={
            <Button component={Link} to="/atendimento">
              Abrir Atendimento
            </Button>
          }
        >
          Os primeiros passos da empresa terminaram. O que vem depois está na Ajuda.
        </EmptyState>
      ) : (
        <Guide steps={steps} />
      )}
    </Page>
  );
}
