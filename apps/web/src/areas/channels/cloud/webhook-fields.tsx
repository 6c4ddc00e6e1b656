import { Button, CopyButton, TextInput } from '@mantine/core';
import type { CloudKeysView } from '@prosa/contract';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import classes from './keys-dialog.module.css';

/** What to copy into Meta's panel, so that messages and receipts arrive. */
export function WebhookFields({ webhook: { url, verify_token } }: Pick<CloudKeysView, 'webhook'>) {
  if (verify_token === null)
    return <p className={classes.note}>Depois de salvar as chaves, aparece aqui o que copiar para lá.</p>;
  return (
    <>
      <p className={classes.note}>
        No painel da Meta, em WhatsApp › Configuração › Webhook, clique em Editar, cole os dois textos abaixo
        e confirme. Depois assine os campos <b>messages</b>, <b>message_template_status_update</b> e, se o
        número continua no aplicativo WhatsApp Business, <b>smb_message_echoes</b>.
      </p>
      <Copied label="URL de callback" value={url} />
      <Copied label="Token de verificação" value={verify_token} />
      {!url.startsWith('https:') && (
        <NoticeBar kind="waiting">
          A Meta só entrega em endereços https, e este não é um. Quem cuida do servidor precisa definir
          PUBLIC_URL.
        </NoticeBar>
      )}
    </>
  );
}

function Copied({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.copied}>
      <TextInput label={label} value={value} readOnly className={classes.grown} />
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy} aria-label={`Copiar ${label}`}>
            {copied ? 'Copiado' : 'Copiar'}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
