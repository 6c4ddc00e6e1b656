import { Stack } from '@mantine/core';
import { calls, type Customer, type CustomerSituation } from '@prosa/contract';
import { formatPhone } from '@prosa/brazil';
import { useCall } from '../../../lib/api/use-call.ts';
import { dateTime } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { silenceWarning, statusName, whyOff } from '../../channels/status-words.ts';
import classes from './customers.module.css';

/** Shows 'Ver situação': what support looks at first when a company calls. */
export function SituationDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { account } = customer;
  const { data, error, refetch } = useCall(
    calls.getCustomerSituation,
    { account_id: account._id },
    { staleTime: 0 },
  );
  return (
    <Dialog opened onClose={onClose} title={`Situação de ${account.name}`} size={560}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} />}
      {data && (
        <Stack gap="lg">
          <Channels channels={data.channels} />
          <SignIns signIns={data.sign_ins} />
          <Webhooks webhooks={data.webhooks} />
        </Stack>
      )}
    </Dialog>
  );
}

function Channels({ channels }: { channels: CustomerSituation['channels'] }) {
  const now = useNow();
  return (
    <section>
      <h3 className={classes.heading}>Números</h3>
      {channels.length === 0 && <span className={classes.detail}>A empresa não tem números.</span>}
      <ul className={classes.list}>
        {channels.map((channel) => (
          <li key={channel._id} className={classes.row}>
            <strong>{channel.name}</strong>
            {channel.phone && ` · ${formatPhone(channel.phone)}`}: {statusName(channel.status)}
            <div className={classes.detail}>
              {whyOff({ ...channel, ...unseen }, now)}
              {silenceWarning(channel, now)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What only the company's own people are shown of a number. */
const unseen = { qrcode: null, pairing_code: null, capabilities: { logins: [] } };

function SignIns({ signIns }: { signIns: CustomerSituation['sign_ins'] }) {
  return (
    <section>
      <h3 className={classes.heading}>Últimos acessos</h3>
      {signIns.length === 0 && <span className={classes.detail}>Ninguém entrou ainda.</span>}
      <ul className={classes.list}>
        {signIns.map((one) => (
          <li key={one._id} className={classes.row}>
            <strong>{one.name}</strong> {one.failed ? 'errou a senha' : 'entrou'}
            {one.times > 1 && ` ${one.times} vezes`} em {dateTime(one.at)}
            <div className={classes.detail}>{[one.device, one.address].filter(Boolean).join(' · ')}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Webhooks({ webhooks }: { webhooks: CustomerSituation['webhooks'] }) {
  return (
    <section>
      <h3 className={classes.heading}>Avisos de cobrança sem resposta</h3>
      {webhooks.length === 0 && <span className={classes.detail}>Nenhum: todos foram tratados.</span>}
      <ul className={classes.list}>
        {webhooks.map((one) => (
          <li key={one._id} className={classes.row}>
            <strong>{one.kind}</strong> de {dateTime(one.received)}:{' '}
            {one.given_up ? 'não pôde ser tratado' : 'esperando'}
            <div className={classes.detail}>
              {[one.reason, `Tentativas: ${one.tries}`].filter(Boolean).join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
