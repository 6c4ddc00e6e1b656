import { NodeResizer, type NodeProps, type OnResizeEnd } from '@xyflow/react';
import { memo } from 'react';
import { useEditorActions } from '../../state/editor-context.ts';
import { changeAnnotation } from '../../model/annotations.ts';
import type { SlipNode } from '../drawing.ts';
import classes from './annotation-node.module.css';

/** A paper slip: text for whoever edits the flow. */
export const NoteSlip = memo(function NoteSlip({ data, selected }: NodeProps<SlipNode>) {
  const { annotation, isReadOnly } = data;
  const edits = useSlipEdits(annotation.id);
  return (
    <div className={classes.note} data-selected={selected || undefined}>
      {!isReadOnly && <Resizer isVisible={selected} onResizeEnd={edits.resize} />}
      <textarea
        className={`${classes.text} nodrag nowheel`}
        aria-label="Comentário"
        placeholder="Escreva um comentário"
        maxLength={2000}
        readOnly={isReadOnly}
        value={annotation.text}
        onChange={({ currentTarget }) => edits.write(currentTarget.value)}
      />
    </div>
  );
});

/** A frame around nodes, with a title; it takes them along when it is moved. */
export const GroupFrame = memo(function GroupFrame({ data, selected }: NodeProps<SlipNode>) {
  const { annotation, isReadOnly } = data;
  const edits = useSlipEdits(annotation.id);
  return (
    <div className={classes.group} data-selected={selected || undefined}>
      {!isReadOnly && <Resizer isVisible={selected} onResizeEnd={edits.resize} />}
      <input
        className={`${classes.title} nodrag`}
        aria-label="Nome do grupo"
        maxLength={2000}
        readOnly={isReadOnly}
        value={annotation.text}
        onChange={({ currentTarget }) => edits.write(currentTarget.value)}
      />
    </div>
  );
});

function Resizer({ isVisible, onResizeEnd }: { isVisible: boolean; onResizeEnd: OnResizeEnd }) {
  return (
    <NodeResizer
      isVisible={isVisible}
      minWidth={120}
      minHeight={80}
      lineClassName={classes.resizeLine}
      handleClassName={classes.resizeHandle}
      onResizeEnd={onResizeEnd}
    />
  );
}

function useSlipEdits(id: string) {
  const { dispatch } = useEditorActions();
  const resize: OnResizeEnd = (_event, { x, y, width, height }) =>
    dispatch({
      kind: 'edit',
      change: (document) => changeAnnotation(document, id, { position: { x, y }, size: { width, height } }),
    });
  const write = (text: string) =>
    dispatch({
      kind: 'edit',
      change: (document) => changeAnnotation(document, id, { text }),
      merge: `${id}:text`,
    });
  return { resize, write };
}
