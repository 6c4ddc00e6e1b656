import type { ContactDialogProps } from '../../contacts/slots.ts';
import type { ComposerDialogProps, HeaderDialogProps } from '../../conversations/slots.ts';
import { ScheduleDialog } from '../dialog/schedule-dialog.tsx';

/** Schedules the draft of the composer, and empties it. */
export function DraftDialog({ conversation, draft, onDraft, onClose }: ComposerDialogProps) {
  const { contact, chip } = conversation;
  return (
    <ScheduleDialog
      given={{ contact, chip: chip._id, message: draft }}
      onClose={onClose}
      onSaved={() => onDraft('')}
    />
  );
}

/** Schedules something for the contact of a conversation, over its number. */
export function ConversationDialog({ conversation: { contact, chip }, onClose }: HeaderDialogProps) {
  return <ScheduleDialog given={{ contact, chip: chip._id }} onClose={onClose} />;
}

/** Schedules something for a contact. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  return <ScheduleDialog given={{ contact }} onClose={onClose} />;
}
