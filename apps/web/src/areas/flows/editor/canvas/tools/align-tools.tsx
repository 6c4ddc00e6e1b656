import {
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  type Icon,
} from '@tabler/icons-react';
import { alignable, type Alignment } from '../../model/layout/align.ts';
import { useNodeEdits } from '../../use-node-edits.ts';
import type { Drawing } from '../drawing.ts';
import classes from './canvas-tools.module.css';
import { ToolButton } from './tool-button.tsx';

const alignments: readonly { how: Alignment; label: string; icon: Icon; from: number }[] = [
  { how: 'left', label: 'Alinhar à esquerda', icon: IconLayoutAlignLeft, from: 2 },
  { how: 'center', label: 'Centralizar na horizontal', icon: IconLayoutAlignCenter, from: 2 },
  { how: 'top', label: 'Alinhar em cima', icon: IconLayoutAlignTop, from: 2 },
  { how: 'middle', label: 'Centralizar na vertical', icon: IconLayoutAlignMiddle, from: 2 },
  { how: 'across', label: 'Distribuir na horizontal', icon: IconLayoutDistributeVertical, from: 3 },
  { how: 'down', label: 'Distribuir na vertical', icon: IconLayoutDistributeHorizontal, from: 3 },
];

/** Puts what is chosen in line; there as soon as two things are. */
export function AlignTools({ document, selected }: Pick<Drawing, 'document' | 'selected'>) {
  const { align } = useNodeEdits();
  const count = alignable(document, selected).length;
  if (count < 2) return null;
  return (
    <div className={classes.bar} role="toolbar" aria-label="Alinhar o que está escolhido">
      <span className={classes.count}>{count} escolhidos</span>
      {alignments.map(({ how, label, icon, from }) => (
        <ToolButton
          key={how}
          icon={icon}
          label={label}
          disabled={count < from}
          onClick={() => align(selected, how)}
        />
      ))}
    </div>
  );
}
