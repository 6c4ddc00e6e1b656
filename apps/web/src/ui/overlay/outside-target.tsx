import { useImperativeHandle, type Ref } from 'react';

interface Props {
  element: HTMLElement | null;
  /** Given by Menu.Target or Popover.Target. */
  ref?: Ref<HTMLElement>;
}

/** Makes an element that is rendered elsewhere the target of the menu or panel around it (see `usePopup`). */
export function OutsideTarget({ element, ref }: Props) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element]);
  return null;
}
