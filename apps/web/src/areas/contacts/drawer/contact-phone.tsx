import { ActionIcon, CopyButton } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './contact-phone.module.css';

/** A contact's phone, with a button that copies it. */
export function ContactPhone({ phone }: { phone: string }) {
  const shown = formatPhone(phone);
  if (!shown) return <span className={classes.unknown}>Telefone não informado</span>;
  return (
    <span className={classes.root}>
      {shown}
      <CopyButton value={shown}>
        {({ copied, copy }) => (
          <ActionIcon size={24} aria-label={copied ? 'Telefone copiado' : 'Copiar telefone'} onClick={copy}>
            {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  );
}
