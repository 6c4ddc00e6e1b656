import { Modal, type ModalProps } from '@mantine/core';
import { useFocusBack } from '../focus/use-focus-back.ts';

/**
 * A dialog over the page. Once it is gone the focus is where it was, however the dialog was opened and taken away. What is
 * submitted in it is not submitted by a form around it: React's events go up to where the dialog was rendered.
 */
export function Dialog(props: ModalProps) {
  useFocusBack(props.opened);
  return <Modal {...props} returnFocus={false} onSubmit={(event) => event.stopPropagation()} />;
}
