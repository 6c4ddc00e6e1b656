import { Button } from '@mantine/core';
import { calls } from '@prosa/contract';
import { IconDownload, IconFilterOff, IconClock } from '@tabler/icons-react';
import { useDownload } from '../../../lib/api/use-download.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { AuditFilters } from '../components/audit-filters.tsx';
import { TrailTable } from '../components/trail-table.tsx';
import { useAuditEntries } from '../use-audit-entries.ts';
import { inputOf, useAuditFilter } from '../use-audit-filter.ts';

/** /auditoria: what the people of the company did, for its owner. */
export function Audit() {
  const { filter, setFilter, isNarrow } = useAuditFilter();
  const trail = useAuditEntries(filter);
  const exporting = useDownload(calls.exportAuditEntries);
  return (
    <Page>
      <PageHeader
        description="Entradas, exportações, exclusões e mudanças de acesso dos últimos dois anos. Ninguém pode alterar o que está aqui, e só o proprietário vê."
        actions={
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={exporting.isPending}
            onClick={() => exporting.mutate(inputOf(filter), { onSuccess: trail.retry })}
          >
            Exportar
          </Button>
        }
      >
        <AuditFilters filter={filter} people={trail.people} onChange={setFilter} isNarrow={isNarrow} />
      </PageHeader>
      <TrailTable label="Registro de atividades" trail={trail} empty={<Nothing isNarrow={isNarrow} />} />
    </Page>
  );
}

function Nothing({ isNarrow }: { isNarrow: boolean }) {
  if (isNarrow) {
    return (
      <EmptyState icon={IconFilterOff} title="Nenhuma atividade com estes filtros">
        Mude a pessoa, o tipo ou o período para ver outras.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconClock} title="Nenhuma atividade ainda">
      O que a equipe fizer de importante aparece aqui.
    </EmptyState>
  );
}
