import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { formatPhone } from '@prosa/brazil';
import { calls, type Chip } from '@prosa/contract';
import { IconEye, IconHistory, IconPencil } from '@tabler/icons-react';
import { useId } from 'react';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useNow } from '../../../lib/use-now.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { cleanService, isSameService, serviceProblems, type Service } from '../service.ts';
import { NumberHealth, type KnownHealth } from '../health/number-health.tsx';
import { LogDrawer } from '../log/log-drawer.tsx';
import { silenceWarning, whatToDo, whyOff } from '../status-words.ts';
import { usePatchChannel } from '../use-channels.ts';
import classes from './channel-card.module.css';
import { ChannelStatus } from './channel-status.tsx';
import { ConnectionButtons } from './connection-buttons.tsx';
import { PrivacyDialog } from './privacy-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ServiceFields } from './service-fields.tsx';

interface Props {
  chip: Chip;
  known: KnownHealth;
  /** Called when the person wants to connect it, so that its QR code may open. */
  onAct: () => void;
}

/** One number: its state, what answers first, and its connection. */
export function ChannelCard({ chip, known, onAct }: Props) {
  const heading = useId();
  const { service, change, reset, isChanged, problems, submit, isSaving } = useServiceForm(chip);
  return (
    <article className={classes.card} aria-labelledby={heading} data-changed={isChanged || undefined}>
      <Head chip={chip} heading={heading} />
      <NumberHealth chip={chip} {...known} />
      <form className={classes.form} onSubmit={submit} noValidate>
        <div className={classes.body}>
          <ServiceFields value={service} onChange={change} problems={problems} />
        </div>
        <div className={classes.foot}>
          <ConnectionButtons chip={chip} isChanged={isChanged} onAct={onAct} />
          {isChanged && (
            <div className={classes.save}>
              <Button variant="default" disabled={isSaving} onClick={reset}>
                Descartar
              </Button>
              <Button type="submit" loading={isSaving}>
                Salvar
              </Button>
            </div>
          )}
        </div>
      </form>
    </article>
  );
}

function Head({ chip, heading }: { chip: Chip; heading: string }) {
  const [isRenaming, renaming] = useDisclosure(false);
  const [isLogOpen, log] = useDisclosure(false);
  const [isPrivacyOpen, privacy] = useDisclosure(false);
  const { read_receipts, profile_pictures } = chip.capabilities;
  const now = useNow();
  const reason = whyOff(chip, now);
  const silence = silenceWarning(chip, now);
  return (
    <header className={classes.head}>
      <div className={classes.titleLine}>
        <h2 className={classes.title} id={heading}>
          {chip.name}
        </h2>
        <Tooltip label="Renomear">
          <ActionIcon size={28} aria-label={`Renomear ${chip.name}`} onClick={renaming.open}>
            <IconPencil size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        {(read_receipts || profile_pictures) && (
          <Tooltip label="Privacidade">
            <ActionIcon size={28} aria-label={`Privacidade de ${chip.name}`} onClick={privacy.open}>
              <IconEye size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label="Histórico da conexão">
          <ActionIcon size={28} aria-label={`Histórico da conexão de ${chip.name}`} onClick={log.open}>
            <IconHistory size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <ChannelStatus status={chip.status} />
      </div>
      <p className={classes.phone}>{chip.phone ? formatPhone(chip.phone) : 'Sem telefone conectado'}</p>
      <p className={classes.kind}>{chip.kind}</p>
      {reason && (
        <p className={classes.sentence} data-status={chip.status}>
          {reason} {whatToDo(chip, 'card')}
        </p>
      )}
      {silence && (
        <p className={classes.sentence} data-status="close">
          {silence}
        </p>
      )}
      <LogDrawer chip={chip} opened={isLogOpen} onClose={log.close} />
      {isPrivacyOpen && <PrivacyDialog chip={chip} onClose={privacy.close} />}
      {isRenaming && <RenameDialog chip={chip} onClose={renaming.close} />}
    </header>
  );
}

/** Keeps what the person changed on the card and has not saved; the rest follows the server. */
function useServiceForm(chip: Chip) {
  const patch = usePatchChannel();
  const whole = (draft: Partial<Service>): Service => {
    const { redirect, flow, department } = chip;
    return { redirect, flow, department, ...draft };
  };
  const { fields, change, reset, problems, submit, isSaving } = useCallForm(calls.changeChipService, {
    initial: noChanges,
    validate: (draft) => serviceProblems(whole(draft)),
    input: (draft) => ({ chip: { _id: chip._id, ...cleanService(whole(draft)) } }),
    invalidates: [calls.getChips],
    onSaved: (_saved, draft) => {
      const { department, ...rest } = cleanService(whole(draft));
      patch(chip._id, { ...rest, ...(department ? { department } : {}) });
      reset();
      notify.success('Canal atualizado com sucesso');
    },
  });
  const service = whole(fields);
  return { service, change, reset, problems, submit, isChanged: !isSameService(service, chip), isSaving };
}

const noChanges: Partial<Service> = {};
