import type { Contact } from '@prosa/contract';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** An entry of the menu of a contact in the table. */
export interface ContactAction {
  label: string;
  icon: Icon;
  /** Cannot be undone. */
  isDangerous?: boolean;
  /** What it opens; `lazy`. */
  Dialog: ComponentType<ContactDialogProps>;
}

export interface ContactDialogProps {
  contact: Contact;
  onClose: () => void;
}

declare module '../../lib/slots.ts' {
  interface Slots {
    contactActions: { of: Contact; entry: ContactAction };
  }
}
