import { NodeCard } from './cards/node-card.tsx';
import { GroupFrame, NoteSlip } from './annotations/annotation-node.tsx';
import { WayEdge } from './connections/connection.tsx';

/** What the canvas draws for each kind of thing on it; made once, or everything would be drawn again. */
export const canvasTypes = { card: NodeCard, note: NoteSlip, frame: GroupFrame };

/** The same for connections. */
export const edgeTypes = { way: WayEdge };
