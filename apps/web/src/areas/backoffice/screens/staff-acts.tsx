import { calls } from '@prosa/contract';
import { IconClock } from '@tabler/icons-react';
import { call } from '../../../lib/api/call.ts';
import { callKey } from '../../../lib/api/use-call.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { TrailTable } from '../../audit/components/trail-table.tsx';
import { useTrail } from '../../audit/use-trail.ts';

/** /admin-registro: what the provider's staff did, at home and before they entered accounts. */
export function StaffActs() {
  const trail = useTrail(callKey(calls.getStaffActs), (before, options) =>
    call(calls.getStaffActs, before, options),
  );
  return (
    <Page label="Registro da equipe">
      <PageHeader description="Acessos da equipe Prosa e o que ela fez pela administração. O que fez dentro de uma conta está no registro de atividades dessa conta." />
      <TrailTable
        label="Registro da equipe"
        trail={trail}
        empty={
          <EmptyState icon={IconClock} title="Nenhuma atividade ainda">
            O que a equipe fizer pelos clientes aparece aqui.
          </EmptyState>
        }
      />
    </Page>
  );
}
