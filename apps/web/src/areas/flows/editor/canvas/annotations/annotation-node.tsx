import { NodeResizer, type NodeProps, type OnResizeEnd } from '@xyflow/react';
import { memo } from 'react';
import { useEditorActions } from '../../state/editor-context.ts';
import { changeAnnotation } from '../../model/annotations.ts';
import type { AnnotationNode } from '../drawing.ts';
import classes from './annotation-node.module.css';

/** Renders a comment: text for the people who edit the flow. */
export const NoteAnnotation = memo(function NoteAnnotation({ data, selected }: NodeProps<AnnotationNode>) {
  const { annotation, isReadOnly } = data;
  const edits = useAnnotationEdits(annotation.id);
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

/** Renders a frame around nodes, with a title; moving it moves them too. */
export const GroupAnnotation = memo(function GroupAnnotation({ data, selected }: NodeProps<AnnotationNode>) {
  const { annotation, isReadOnly } = data;
  const edits = useAnnotationEdits(annotation.id);
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

function useAnnotationEdits(id: string) {
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
