import { useId, useState } from 'react';

/** What the code of a menu or panel needs to know of its button. */
export interface Popup {
  id: string;
  button: HTMLElement | null;
  onChange: (isOpen: boolean) => void;
}

/**
 * Keeps whether a menu or panel is open, and describes it on its button, for one whose code comes after the button
 * is on screen: render it with `OnDemand`, and give its target `OutsideTarget`.
 */
export function usePopup(kind: 'menu' | 'dialog') {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const buttonProps = {
    ref: setButton,
    id: `${id}-target`,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-dropdown` : undefined,
    onClick: () => setOpen(!isOpen),
  };
  const popup: Popup = { id, button, onChange: setOpen };
  return { isOpen, buttonProps, popup };
}
