import type { FlowNodeType } from '@prosa/contract';
import { nodeTitles } from '@prosa/flow-engine';
import { announce } from '../../../ui/live-region.tsx';
import { useEditor } from './editor-context.ts';
import { copyItems, pasteClip, type Clip } from './model/clipboard.ts';
import type { Outlet } from './model/edges.ts';
import { newId } from './model/new-id.ts';
import { newNode } from './model/new-node.ts';
import { addNode, removeItems, type Point } from './model/node-edits.ts';
import { nodeSize } from './model/node-size.ts';

const gap = 96;

/** What canvas, list and panel do with nodes alike; each is announced. */
export function useNodeEdits() {
  const { dispatch, state } = useEditor();
  const { document } = state;
  return {
    /** Adds a node behind a way out, or at a place; answers its id. */
    add(type: FlowNodeType, { behind, at }: { behind?: Outlet; at?: Point } = {}): string {
      const id = newId();
      const position = at ?? placeBehind(behind);
      const node = newNode(type, { id, position, document, makeId: newId });
      dispatch({ kind: 'edit', change: (known) => addNode(known, node, behind), select: [id] });
      announce(`${nodeTitles[type]} adicionado`);
      return id;
    },
    remove(ids: readonly string[]): void {
      dispatch({ kind: 'edit', change: (known) => removeItems(known, ids), select: [] });
      announce('Apagado');
    },
    duplicate(ids: readonly string[]): void {
      paste(copyItems(document, ids));
      announce('Duplicado');
    },
    paste,
  };

  function paste(clip: Clip, at?: Point): void {
    if (clip.nodes.length + clip.annotations.length === 0) return;
    const pasted = pasteClip(document, clip, { makeId: newId, at });
    dispatch({ kind: 'edit', change: () => pasted.document, select: pasted.ids });
  }

  function placeBehind(behind: Outlet | undefined): Point {
    const from = document.nodes.find(({ id }) => id === behind?.node) ?? document.nodes.at(-1);
    if (!from) return { x: 0, y: 0 };
    const { width } = nodeSize(from);
    const x = from.position.x + width + gap;
    return { x, y: freeHeight(x, from.position.y) };
  }

  /** Beside what stands there already. */
  function freeHeight(x: number, y: number): number {
    const inTheWay = document.nodes.find((node) => {
      const { width, height } = nodeSize(node);
      const { position } = node;
      return Math.abs(position.x - x) < width && y > position.y - height && y < position.y + height + 16;
    });
    return inTheWay ? freeHeight(x, inTheWay.position.y + nodeSize(inTheWay).height + 24) : y;
  }
}
