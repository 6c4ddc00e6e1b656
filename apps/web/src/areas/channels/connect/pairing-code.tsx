import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './connect-dialog.module.css';

/** The eight letters and digits in two groups, as the phone asks for them. */
export function PairingCode({ code }: { code: string }) {
  return (
    <div className={classes.code}>
      <output className={classes.letters} aria-label={`Código ${code.split('').join(' ')}`}>
        <span>{code.slice(0, 4)}</span>
        <span>{code.slice(4)}</span>
      </output>
      <CopyButton value={code}>
        {({ copied, copy }) => (
          <Button
            variant="subtle"
            size="xs"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={copy}
          >
            {copied ? 'Copiado' : 'Copiar'}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
