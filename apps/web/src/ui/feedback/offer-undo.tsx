import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useEffect, useState, type FocusEvent } from 'react';
import { errorMessage } from '../../lib/api/api-error.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { announce, retract } from './live-region.tsx';
import { notify } from './notify.tsx';
import { loadNotices } from './notice-corner.tsx';
import { isMac, useShortcut } from '../keys/use-shortcut.ts';
import classes from './offer-undo.module.css';

interface Offer {
  /** What was done. */
  title: string;
  text: string;
  seconds: number;
  /** Undoes it and answers the sentence to show; a failure is shown as it is. */
  onUndo: () => Promise<string>;
}

/** Seconds for which a notice that is pointed at or focused waits at most; then it cannot be undone any more. */
const patience = 12;
/** One less than the notices that are shown, so that a failure is never kept waiting behind offers. */
const maxOffers = 2;

let count = 0;
/** The open offers, oldest first. The key takes the newest. */
const standing = createStore<readonly string[]>([]);

/**
 * Shows a notice of what was done, with a button that undoes it while a countdown runs; Ctrl+Z on the same screen,
 * outside of fields, does the same. The notice stays when another screen opens.
 */
export function offerUndo(offer: Offer): void {
  const id = `undo-${(count += 1)}`;
  const sentence = `${offer.title}. ${offer.text} Para desfazer, ${isMac() ? 'Command' : 'Control'} Z.`;
  loadNotices()
    .then(({ showNotice }) => {
      const [oldest] = standing.get();
      if (oldest !== undefined && standing.get().length >= maxOffers) close(oldest);
      standing.set([...standing.get(), id]);
      showNotice({
        id,
        title: offer.title,
        message: <Countdown id={id} offer={offer} />,
        color: 'jade',
        icon: <IconCheck size={16} />,
        autoClose: false,
        onClose: () => {
          withdraw(id);
          retract(sentence);
        },
        closeButtonProps: { 'aria-label': 'Fechar aviso' },
      });
      announce(sentence);
    })
    .catch(() => notify.success(offer.title));
}

function withdraw(id: string): void {
  standing.set(standing.get().filter((one) => one !== id));
}

function close(id: string): void {
  withdraw(id);
  notify.hide(id);
}

function Countdown({ id, offer }: { id: string; offer: Offer }) {
  const [age, setAge] = useState({ left: offer.seconds, waited: 0 });
  const [isBusy, setBusy] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const newest = useStore(standing, (ids) => ids.at(-1));
  // Another screen may have an undo of its own, such as the flow editor.
  const [screen] = useState(() => window.location.pathname);
  useEffect(() => {
    if (isBusy) return undefined;
    const timer = setInterval(() => setAge((known) => older(known, isHeld)), 1000);
    return () => clearInterval(timer);
  }, [isBusy, isHeld]);
  const isOver = age.left <= 0;
  useEffect(() => {
    if (isOver) close(id);
  }, [isOver, id]);
  const undo = async () => {
    setBusy(true);
    try {
      notify.success(await offer.onUndo());
    } catch (error) {
      notify.error(errorMessage(error));
    }
    close(id);
  };
  useShortcut('mod+z', () => void undo(), {
    enabled: newest === id && !isBusy,
    when: () => window.location.pathname === screen,
  });
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHeld(false);
  };
  return (
    <div
      className={classes.root}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={leave}
    >
      <span className={classes.text}>{offer.text}</span>
      <Button
        size="xs"
        variant="default"
        loading={isBusy}
        leftSection={<IconArrowBackUp size={14} aria-hidden />}
        onClick={() => void undo()}
      >
        Desfazer
        <span className={classes.left} aria-hidden>
          {Math.max(0, age.left)} s
        </span>
      </Button>
    </div>
  );
}

interface Age {
  left: number;
  /** Seconds for which it was held. */
  waited: number;
}

function older({ left, waited }: Age, isHeld: boolean): Age {
  return isHeld && waited < patience ? { left, waited: waited + 1 } : { left: left - 1, waited };
}
