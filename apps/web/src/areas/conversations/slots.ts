import type { Conversation, Message } from '@prosa/contract';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** A button beside the composer's field. */
export interface ComposerAction {
  label: string;
  icon: Icon;
  /** What the button opens; `lazy`. */
  Dialog: ComponentType<ComposerDialogProps>;
}

export interface ComposerDialogProps {
  conversation: Conversation;
  draft: string;
  onDraft: (text: string) => void;
  onClose: () => void;
}

/** An entry of the header's menu, offered in the palette too. */
export interface HeaderAction {
  label: string;
  icon: Icon;
  /** What it opens; `lazy`. */
  Dialog: ComponentType<HeaderDialogProps>;
}

export interface HeaderDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** A section of the panel that says who one talks with. */
export interface PanelSection {
  title: string;
  /** `lazy`. */
  Section: ComponentType<{ conversation: Conversation }>;
}

/** A button beside a message, and below what Prosa itself says in a thread. */
export interface MessageAction {
  label: string;
  icon: Icon;
  /** What the button opens; `lazy`. */
  Dialog: ComponentType<MessageDialogProps>;
}

export interface MessageDialogProps {
  message: Message;
  onClose: () => void;
}

declare module '../../lib/slots.ts' {
  interface Slots {
    composerActions: { of: Conversation; entry: ComposerAction };
    headerActions: { of: Conversation; entry: HeaderAction };
    panelSections: { of: Conversation; entry: PanelSection };
    messageActions: { of: Message; entry: MessageAction };
  }
}
