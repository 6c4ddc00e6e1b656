import { IconBolt, IconCopy, IconPencil, IconTrash, type Icon } from '@tabler/icons-react';

export type FlowAct = 'trigger' | 'duplicate' | 'edit' | 'delete';

/** What can be done with a flow of the list, in the order in which it is offered. */
export const flowActs: readonly { act: FlowAct; label: string; icon: Icon }[] = [
  { act: 'trigger', label: 'Gatilho', icon: IconBolt },
  { act: 'edit', label: 'Editar', icon: IconPencil },
  { act: 'duplicate', label: 'Duplicar', icon: IconCopy },
  { act: 'delete', label: 'Apagar', icon: IconTrash },
];
