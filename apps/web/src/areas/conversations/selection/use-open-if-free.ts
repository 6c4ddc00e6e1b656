import { addressedConversation, useSelection } from './use-selection.ts';

/** Returns a function that opens a conversation on the desk, unless another one is open or another screen is shown. */
export function useOpenIfFree(): (conversation_id: string) => void {
  const { open } = useSelection();
  return (conversation_id) => {
    const isFree = window.location.pathname === '/atendimento' && addressedConversation() === null;
    if (isFree) open(conversation_id);
  };
}
