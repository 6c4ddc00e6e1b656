import { Button, CopyButton, Group, Stack } from '@mantine/core';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import classes from './second-factor.module.css';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows the recovery codes, which nobody can show again. */
export function RecoveryCodes({ codes, onDone }: Props) {
  return (
    <Stack gap="md">
      <NoticeBar kind="waiting">
        Guarde estes códigos de recuperação agora: eles não aparecem de novo. Cada um serve uma vez, no lugar
        do código do aplicativo, se você perder o celular.
      </NoticeBar>
      <ul className={classes.codes} aria-label="Códigos de recuperação">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copiados' : 'Copiar códigos'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>Guardei os códigos</Button>
      </Group>
    </Stack>
  );
}
