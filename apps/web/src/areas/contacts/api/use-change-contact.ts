import type { Contact } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../ui/feedback/notify.tsx';
import { patchContact } from './contact-cache.ts';

interface Change<Answer> {
  /** Makes the call; its mutation shows a failure. */
  save: () => Promise<Answer>;
  /** The changed fields as they are afterwards. */
  shown: Partial<Contact> & Pick<Contact, '_id'>;
  /** The success notice, or a function that shows one. */
  done: string | ((answer: Answer) => void);
}

/**
 * Returns a function that changes a contact, shows the change everywhere once the server has it, and resolves with
 * whether it worked.
 */
export function useChangeContact(): <Answer>(change: Change<Answer>) => Promise<boolean> {
  const client = useQueryClient();
  return async ({ save, shown, done }) => {
    let answer;
    try {
      answer = await save();
    } catch {
      return false; // shown as a notice by the mutation; what was typed stays
    }
    patchContact(client, shown);
    if (typeof done === 'string') notify.success(done);
    else done(answer);
    return true;
  };
}
