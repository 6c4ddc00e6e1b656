import type { FlowDocument } from '@prosa/contract';
import type { Icon } from '@tabler/icons-react';

/** A flow to start from. */
export interface FlowTemplate {
  id: string;
  name: string;
  /** What it does, in one sentence. */
  description: string;
  icon: Icon;
  document: FlowDocument;
}
