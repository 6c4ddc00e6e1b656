import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { errorMessage } from '../lib/api/api-error.ts';
import { notify } from './notify.tsx';
import { loadNotices } from './notice-corner.tsx';
import classes from './offer-undo.module.css';

interface Offer {
  /** What was done. */
  title: string;
  text: string;
  seconds: number;
  /** Undoes it and answers the sentence to show; a failure is shown as it is. */
  onUndo: () => Promise<string>;
}

let offers = 0;

/** Says that something was done and offers to undo it while a countdown runs. It stays when another screen opens. */
export function offerUndo(offer: Offer): void {
  const id = `undo-${(offers += 1)}`;
  loadNotices()
    .then(({ showNotice }) =>
      showNotice({
        id,
        title: offer.title,
        message: <Countdown offer={offer} onEnd={() => notify.hide(id)} />,
        color: 'jade',
        icon: <IconCheck size={16} />,
        role: 'status',
        autoClose: false,
        closeButtonProps: { 'aria-label': 'Fechar aviso' },
      }),
    )
    .catch(() => notify.success(offer.title));
}

function Countdown({ offer, onEnd }: { offer: Offer; onEnd: () => void }) {
  const [left, setLeft] = useState(offer.seconds);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (isBusy) return undefined;
    const timer = setInterval(() => setLeft((known) => known - 1), 1000);
    return () => clearInterval(timer);
  }, [isBusy]);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  const undo = async () => {
    setBusy(true);
    try {
      notify.success(await offer.onUndo());
    } catch (error) {
      notify.error(errorMessage(error));
    }
    onEnd();
  };
  return (
    <div className={classes.root}>
      <span>{offer.text}</span>
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        leftSection={<IconArrowBackUp size={14} aria-hidden />}
        onClick={() => void undo()}
      >
        Desfazer
        <span className={classes.left} aria-hidden>
          {Math.max(0, left)} s
        </span>
      </Button>
    </div>
  );
}
