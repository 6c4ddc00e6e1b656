import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { SharedKeyword } from './shared-keywords.ts';

/** Warns that another flow has the same keyword, and says which of them starts. */
export function SharedKeywords({ shared }: { shared: readonly SharedKeyword[] }) {
  if (shared.length === 0) return null;
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {shared.map(({ keyword, flows }) => (
        <div key={keyword}>
          “{keyword}” também começa {flows.map((name) => `“${name}”`).join(' e ')}.
        </div>
      ))}
      Vence o fluxo de maior prioridade; se forem iguais, o mais antigo.
    </Alert>
  );
}
