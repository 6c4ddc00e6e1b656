import type { FlowDocument, FlowNodeOf, FlowNodeType } from '@prosa/contract';
import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** All that the editor knows of one kind of node. */
export interface Kind<Type extends FlowNodeType> {
  family: Family;
  /** Its place within its family, in the palette. */
  order: number;
  icon: Icon;
  /** What it is for, in the palette. */
  hint: string;
  /** Makes what a new node has besides the defaults of the contract. */
  create: (drawing: Drawing) => Partial<Settings<Type>>;
  /** Describes what a node does, in few words, for its card. Empty when it is still to be filled in. */
  summary: (settings: Settings<Type>, names: Names) => string;
  /** The form of its settings. */
  Panel: ComponentType<PanelProps<Type>>;
}

export type Settings<Type extends FlowNodeType> = FlowNodeOf<Type>['settings'];

/** Families of nodes; each has a colour of its own on the canvas. */
export type Family = 'entry' | 'send' | 'logic' | 'contact' | 'people' | 'integration';

/** The drawing that a new node is for. */
export interface Drawing {
  /** New variables get names that are still free there. */
  document: FlowDocument;
  makeId: () => string;
}

/** Names behind the ids that settings hold; a missing one is unknown or still loading. */
export interface Names {
  tags: ReadonlyMap<string, string>;
  departments: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
  flows: ReadonlyMap<string, string>;
  /** What the canvas calls another node of the drawing. */
  nodes: ReadonlyMap<string, string>;
}

/** What the form of one kind of node gets. */
export interface PanelProps<Type extends FlowNodeType> {
  node: FlowNodeOf<Type>;
  settings: Settings<Type>;
  /** Changes some of its settings. */
  change: (settings: Partial<Settings<Type>>) => void;
}

/** For a kind that begins with the defaults alone. */
export const defaults = (): Record<never, never> => ({});

/** For a kind whose name says it all. */
export const nothing = (): string => '';
