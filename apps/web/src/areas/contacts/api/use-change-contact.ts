import type { Contact } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../ui/notify.tsx';
import { patchContact } from './contact-cache.ts';

interface Change {
  /** Makes the call; its mutation shows a failure. */
  save: () => Promise<unknown>;
  /** What the contact has afterwards. */
  shown: Partial<Contact> & Pick<Contact, '_id'>;
  /** Said when it is done. */
  done: string;
}

/** Changes a contact and shows the change everywhere once the server has it. Answers whether it worked. */
export function useChangeContact(): (change: Change) => Promise<boolean> {
  const client = useQueryClient();
  return async ({ save, shown, done }) => {
    try {
      await save();
    } catch {
      return false; // shown as a notice by the mutation; what was typed stays
    }
    patchContact(client, shown);
    notify.success(done);
    return true;
  };
}
