import type { FlowDocument } from '@prosa/contract';
import { moveTo, type Point } from './node-edits.ts';
import { nodeSize } from './node-size.ts';

/** Lays the nodes out from left to right; the code that calculates it is loaded when it is first wanted. */
export async function layOut(document: FlowDocument): Promise<FlowDocument> {
  const { Graph, layout } = await import('@dagrejs/dagre');
  const graph = new Graph({ directed: true, multigraph: true, compound: false });
  graph.setGraph({ rankdir: 'LR', nodesep: 36, ranksep: 96, marginx: 40, marginy: 40 });
  for (const node of document.nodes) graph.setNode(node.id, nodeSize(node));
  for (const node of document.nodes) {
    for (const [port, target] of Object.entries(node.next)) {
      if (graph.hasNode(target)) graph.setEdge(node.id, target, {}, port);
    }
  }
  layout(graph);
  return moveTo(document, placesIn(document, graph));
}

interface Laid {
  node: (id: string) => { x: number; y: number };
}

/** Dagre says where a node's middle is. */
function placesIn(document: FlowDocument, graph: Laid): Map<string, Point> {
  return new Map(
    document.nodes.map((node) => {
      const { x, y } = graph.node(node.id);
      const { width, height } = nodeSize(node);
      return [node.id, { x: x - width / 2, y: y - height / 2 }];
    }),
  );
}
