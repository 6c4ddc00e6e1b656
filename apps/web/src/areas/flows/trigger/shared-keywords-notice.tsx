import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { SharedKeyword } from './shared-keywords.ts';

/** Says that another flow listens for the same word, and which of them wins. */
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
