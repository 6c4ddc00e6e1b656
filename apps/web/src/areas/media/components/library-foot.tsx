import { Button } from '@mantine/core';
import { calls, type Media } from '@prosa/contract';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import classes from './media-library-dialog.module.css';

interface Props {
  selected: Media | null;
  onPick: (media: Media) => void;
  onDeleted: () => void;
}

/** The actions for the selected entry; deleting takes a second click. */
export function LibraryFoot({ selected, onPick, onDeleted }: Props) {
  const [isSure, setSure] = useState(false);
  const deleting = useCallMutation(calls.deleteMedia, {
    invalidates: [calls.getMedias],
    onSuccess: () => {
      notify.success('Arquivo apagado com sucesso!');
      onDeleted();
    },
    onError: () => setSure(false),
  });
  const remove = () => {
    if (!selected) return;
    if (isSure) deleting.mutate({ media: selected._id });
    else setSure(true);
  };
  return (
    <div className={classes.foot}>
      <Button
        variant={isSure ? 'filled' : 'default'}
        color={isSure ? 'red' : undefined}
        leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
        disabled={!selected}
        loading={deleting.isPending}
        onClick={remove}
      >
        {isSure ? 'Confirmar' : 'Apagar'}
      </Button>
      <span className={classes.chosen}>{selected ? selected.name : 'Escolha um arquivo'}</span>
      <Button disabled={!selected} onClick={() => selected && onPick(selected)}>
        Inserir
      </Button>
    </div>
  );
}
