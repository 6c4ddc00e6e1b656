import { Button, Group } from '@mantine/core';
import { formatPhone } from '@prosa/brazil';
import { calls, type CallOutput, type Chip } from '@prosa/contract';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import classes from './keys-dialog.module.css';
import { keysProblems, syncProblems } from './keys-words.ts';

interface Props {
  chip: Chip;
  /** Keys are saved. */
  isReady: boolean;
}

/** Asks Meta about the saved keys, connects the number, and fetches its approved messages. */
export function KeysTest({ chip, isReady }: Props) {
  const test = useCallMutation(calls.testCloudKeys);
  const connect = useCallMutation(calls.connectChip, { invalidates: [calls.getChips] });
  const sync = useCallMutation(calls.syncTemplates, {
    onSuccess: ({ templates, problem }) =>
      problem ? notify.error(syncProblems[problem]) : notify.success(syncedText(templates.length)),
  });
  const isOpen = chip.status === 'open';
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          disabled={!isReady}
          loading={test.isPending}
          onClick={() => test.mutate({ chip: chip._id })}
        >
          Testar chaves
        </Button>
        {!isOpen && (
          <Button
            disabled={!isReady}
            loading={connect.isPending || chip.status === 'connecting'}
            onClick={() => connect.mutate({ chip: chip._id, connect: true })}
          >
            Conectar
          </Button>
        )}
        <Button
          variant="default"
          disabled={!isReady}
          loading={sync.isPending}
          onClick={() => sync.mutate({ chip: chip._id })}
        >
          Sincronizar modelos
        </Button>
      </Group>
      <div aria-live="polite" className={classes.result}>
        {test.data && <Result {...test.data} />}
      </div>
    </>
  );
}

function Result({ problem, phone, name }: CallOutput<typeof calls.testCloudKeys>) {
  if (problem) return <NoticeBar kind="failure">{keysProblems[problem]}</NoticeBar>;
  return (
    <NoticeBar kind="info">
      As chaves funcionam: são do número {phone && formatPhone(phone)}
      {name && ` (${name})`}.
    </NoticeBar>
  );
}

function syncedText(count: number): string {
  if (count === 0) return 'A Meta não tem modelos deste número';
  return count === 1 ? '1 modelo sincronizado' : `${count} modelos sincronizados`;
}
