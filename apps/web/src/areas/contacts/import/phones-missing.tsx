import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** Says that no column of the sheet looks like phones. */
export function PhonesMissing() {
  return (
    <Alert color="amber" icon={<IconAlertTriangle size={18} aria-hidden />} role="alert">
      Nenhuma coluna parece ter telefones. Diga qual coluna é a do telefone: é a única obrigatória.
    </Alert>
  );
}
