import { Button, CloseButton } from '@mantine/core';
import type { Conversation } from '@prosa/contract';
import { IconArrowsExchange, IconCheck, IconTag } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useBesideNotices } from '../../../ui/feedback/use-beside-notices.ts';
import { LazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import type { DeskNames } from '../api/use-desk-names.ts';
import { nothingChosen, type Reach } from './choice.ts';
import { choose } from './chosen-store.ts';
import classes from './chosen-bar.module.css';
import { useChoosingKeys } from './use-choosing-keys.ts';
import { chosenText } from './use-choosing.ts';
import { useFinishChosen } from './use-chosen-acts.ts';

const TagChosenDialog = lazy(() =>
  import('./tag-chosen-dialog.tsx').then(({ TagChosenDialog }) => ({ default: TagChosenDialog })),
);
const TransferChosenDialog = lazy(() =>
  import('./transfer-chosen-dialog.tsx').then((code) => ({ default: code.TransferChosenDialog })),
);

interface Props {
  rows: readonly Conversation[];
  chosen: ReadonlySet<string>;
  names: DeskNames;
  onChoose: (conversation_id: string, reach: Reach) => void;
  onAll: () => void;
}

/** How many rows are chosen, and what can be done to them at once. */
export function ChosenBar({ rows, chosen, names, onChoose, onAll }: Props) {
  const [dialog, setDialog] = useState<'tag' | 'transfer' | null>(null);
  const finish = useFinishChosen();
  const conversations = rows.filter(({ _id }) => chosen.has(_id));
  const conversation_ids = conversations.map(({ _id }) => _id);
  const acts = {
    tag: () => setDialog('tag'),
    transfer: () => setDialog('transfer'),
    finish: () => {
      if (!finish.isPending) finish.mutate({ conversation_ids });
    },
  };
  useChoosingKeys({ onChoose, onAll, ...acts });
  useBesideNotices(conversations.length > 0 ? 'high-tools' : null);
  if (conversations.length === 0) return null;
  const shared = { conversations, names, onClose: () => setDialog(null) };
  return (
    <div className={classes.root} role="toolbar" aria-label={chosenText(conversations.length)}>
      <div className={classes.line}>
        <strong className={classes.count}>{chosenText(conversations.length)}</strong>
        <CloseButton aria-label="Limpar seleção" onClick={() => choose(nothingChosen)} />
      </div>
      <div className={classes.acts}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTag size={15} aria-hidden />}
          onClick={acts.tag}
        >
          Tag
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowsExchange size={15} aria-hidden />}
          onClick={acts.transfer}
        >
          Transferir
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCheck size={15} aria-hidden />}
          loading={finish.isPending}
          onClick={acts.finish}
        >
          Finalizar
        </Button>
      </div>
      <LazyDialog onClose={shared.onClose}>
        {dialog === 'tag' && <TagChosenDialog {...shared} />}
        {dialog === 'transfer' && <TransferChosenDialog {...shared} />}
      </LazyDialog>
    </div>
  );
}
