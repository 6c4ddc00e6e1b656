import { NodeCard } from './cards/node-card.tsx';
import { GroupAnnotation, NoteAnnotation } from './annotations/annotation-node.tsx';
import { Connection } from './connections/connection.tsx';

/** The component for each kind of node on the canvas; made once, or everything would be rendered again. */
export const nodeComponents = { card: NodeCard, note: NoteAnnotation, frame: GroupAnnotation };

/** The same for connections. */
export const edgeTypes = { connection: Connection };
