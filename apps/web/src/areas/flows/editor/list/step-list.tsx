import { Button } from '@mantine/core';
import type { FlowNodeCount } from '@prosa/contract';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { memo, useMemo, useState } from 'react';
import { useShortcut } from '../../../../ui/keys/use-shortcut.ts';
import { NodePicker } from '../palette/node-picker.tsx';
import { NodeSearch } from '../canvas/tools/node-search.tsx';
import { useCanvasClipboard } from '../canvas/keys/use-canvas-clipboard.ts';
import { useEditor, type Editor } from '../state/editor-context.ts';
import { summaryOf } from '../kinds/index.ts';
import { useNodeEdits } from '../use-node-edits.ts';
import { StepRow } from './step-row.tsx';
import classes from './step-list.module.css';
import { stepName } from '../model/step-name.ts';

/** The flow as a list: every step in walking order, with what comes next to be read and chosen. */
export function StepList({ counts, onEdit }: Pick<RowsProps, 'counts' | 'onEdit'>) {
  const { state, problems, isBlank, steps, names } = useEditor();
  const { add } = useNodeEdits();
  const [isAdding, setAdding] = useState(false);
  const [chosen = null] = state.selected.length === 1 ? state.selected : [];
  useCanvasClipboard(nowhere);
  return (
    <section className={classes.root} aria-label="Passos do fluxo">
      <Head count={steps.length} />
      <StepRows
        steps={steps}
        problems={problems}
        names={names}
        counts={counts}
        chosen={chosen}
        onEdit={onEdit}
      />
      {isBlank && <p className={classes.first}>Abra o “Início” e escolha o que o robô faz primeiro.</p>}
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

/** Stays on the screen, so that results show where they were asked for. */
function Head({ count }: { count: number }) {
  const [isSearching, setSearching] = useState(false);
  useShortcut('mod+f', () => setSearching(true), { whileTyping: true });
  return (
    <div className={classes.top}>
      <span>{count === 1 ? '1 passo' : `${count} passos`}</span>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconSearch size={15} aria-hidden />}
        onClick={() => setSearching(true)}
      >
        Buscar um passo
      </Button>
      {isSearching && (
        <div className={classes.search}>
          <NodeSearch onClose={() => setSearching(false)} />
        </div>
      )}
    </div>
  );
}

interface RowsProps extends Pick<Editor, 'steps' | 'problems' | 'names'> {
  /** The step that is open. */
  chosen: string | null;
  /** How many went which way; null while that is not shown. */
  counts: ReadonlyMap<string, FlowNodeCount> | null;
  onEdit: (node: string) => void;
}

/** Drawn again only when one of these is another: a large flow has hundreds of rows. */
const StepRows = memo(function StepRows({ steps, problems, names, counts, chosen, onEdit }: RowsProps) {
  const stepNames = useMemo(() => new Map(steps.map((step) => [step.node.id, stepName(step)])), [steps]);
  return (
    <ol className={classes.list}>
      {steps.map((step) => (
        <StepRow
          key={step.node.id}
          step={step}
          summary={summaryOf(step.node, names)}
          stepNames={stepNames}
          counts={counts}
          isOpen={chosen === step.node.id}
          problems={problems.filter(({ node }) => node === step.node.id)}
          onEdit={onEdit}
        />
      ))}
    </ol>
  );
});

/** A list has no places: what is pasted stands beside its original. */
function nowhere(): undefined {
  return undefined;
}
