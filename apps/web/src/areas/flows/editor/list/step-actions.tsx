import { Button } from '@mantine/core';
import type { FlowNode } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';
import { IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { NodePicker } from '../palette/node-picker.tsx';
import { useEditorActions, useEditor } from '../state/editor-context.ts';
import { useNodeEdits } from '../use-node-edits.ts';
import classes from './step-list.module.css';

interface Props {
  node: FlowNode;
  onEdit: (node: string) => void;
}

const icon = { size: 15, 'aria-hidden': true } as const;

/** The actions on a step. */
export function StepActions({ node, onEdit }: Props) {
  const { steps } = useEditor();
  const { dispatch } = useEditorActions();
  const { add, duplicate, remove } = useNodeEdits();
  const [isAdding, setAdding] = useState(false);
  const [first] = portsOf(node);
  const removeHere = () => {
    const place = steps.findIndex((step) => step.node.id === node.id);
    const neighbour = steps[place - 1] ?? steps[place + 1];
    remove([node.id]);
    if (neighbour) dispatch({ kind: 'select', ids: [neighbour.node.id] });
  };
  return (
    <div className={classes.actions}>
      <Button size="xs" leftSection={<IconPencil {...icon} />} onClick={() => onEdit(node.id)}>
        Editar
      </Button>
      {first && (
        <NodePicker
          opened={isAdding}
          onChange={setAdding}
          onPick={(type) => add(type, { behind: { node: node.id, port: first.id } })}
        >
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus {...icon} />}
            onClick={() => setAdding(!isAdding)}
          >
            Adicionar depois
          </Button>
        </NodePicker>
      )}
      {node.type !== 'start' && (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconCopy {...icon} />}
            onClick={() => duplicate([node.id])}
          >
            Duplicar
          </Button>
          <Button size="xs" variant="default" leftSection={<IconTrash {...icon} />} onClick={removeHere}>
            Apagar
          </Button>
        </>
      )}
    </div>
  );
}
