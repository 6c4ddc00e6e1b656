import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { NodePicker } from '../canvas/node-picker.tsx';
import { useCanvasClipboard } from '../canvas/use-canvas-clipboard.ts';
import { useEditor } from '../editor-context.ts';
import { useNodeEdits } from '../use-node-edits.ts';
import { StepRow } from './step-row.tsx';
import classes from './step-list.module.css';

/** The flow as a list: every step in walking order, with what comes next to be read and chosen. */
export function StepList({ onEdit }: { onEdit: (node: string) => void }) {
  const { state, problems, steps } = useEditor();
  const { add } = useNodeEdits();
  const [isAdding, setAdding] = useState(false);
  const [chosen] = state.selected;
  useCanvasClipboard(nowhere);
  return (
    <section className={classes.root} aria-label="Passos do fluxo">
      <ol className={classes.list}>
        {steps.map((step) => (
          <StepRow
            key={step.node.id}
            step={step}
            steps={steps}
            isOpen={chosen === step.node.id && state.selected.length === 1}
            problems={problems.filter(({ node }) => node === step.node.id)}
            onEdit={onEdit}
          />
        ))}
      </ol>
      <NodePicker opened={isAdding} onChange={setAdding} onPick={(type) => add(type)}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setAdding(!isAdding)}
        >
          Adicionar passo solto
        </Button>
      </NodePicker>
    </section>
  );
}

/** A list has no places: what is pasted stands beside its original. */
function nowhere(): undefined {
  return undefined;
}
