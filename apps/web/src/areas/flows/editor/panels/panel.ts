import type { FlowNodeOf, FlowNodeType } from '@prosa/contract';

/** What the form of one kind of node gets. */
export interface PanelProps<Type extends FlowNodeType> {
  node: FlowNodeOf<Type>;
  settings: FlowNodeOf<Type>['settings'];
  /** Changes some of its settings. */
  change: (settings: Partial<FlowNodeOf<Type>['settings']>) => void;
}
