import { calls, type Contact, type Conversation, type Media, type QuickMessage } from '@prosa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { variableValues } from '../variables.ts';
import { fillIn, gapsIn } from './gaps.ts';
import { typeInto } from './use-field.ts';

/** Where quick messages are put. */
export interface Place {
  field: HTMLTextAreaElement;
  contact: Conversation['contact'];
  /** Gets the file that goes with the text. */
  onFile: (file: Media) => void;
}

/**
 * Returns a function that replaces a slash command with a quick message, filled in for the contact. What is unknown
 * stays as a gap; the first gap is selected, so that the next key stroke replaces it. Its file goes to `onFile`.
 */
export function useChoose({ field, contact, onFile }: Place) {
  const client = useQueryClient();
  const user = useCurrentUser();
  return async ({ message, media }: QuickMessage, command: { start: number; end: number }): Promise<void> => {
    const typed = field.value;
    const data = await client
      .ensureQueryData(callQuery(calls.getContact, { contact_id: contact._id }))
      .then(({ data: variables }: Contact) => variables)
      // Without the contact's own variables their places stay gaps, which the person sees.
      .catch(() => ({}));
    if (field.value !== typed || !field.isConnected) return;
    const open = { contact, agent: user.name, company: user.account.name, now: new Date() };
    const text = fillIn(message, variableValues(open, data));
    typeInto(field, text, command);
    if (media) onFile(media);
    const [gap] = gapsIn(text);
    if (gap) field.setSelectionRange(command.start + gap.start, command.start + gap.end);
  };
}
