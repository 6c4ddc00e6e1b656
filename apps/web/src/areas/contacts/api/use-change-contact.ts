import type { Contact } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../ui/feedback/notify.tsx';
import { patchContact } from './contact-cache.ts';

interface Change<Answer> {
  /** Makes the call; its mutation shows a failure. */
  save: () => Promise<Answer>;
  /** What the contact has afterwards. */
  shown: Partial<Contact> & Pick<Contact, '_id'>;
  /** Said when it is done, or what says it. */
  done: string | ((answer: Answer) => void);
}

/** Changes a contact and shows the change everywhere once the server has it. Answers whether it worked. */
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
