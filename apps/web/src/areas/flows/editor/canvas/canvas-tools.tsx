import { Button } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconBinaryTree2,
  IconBoxMultiple,
  IconNote,
  IconPlus,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { Panel, useReactFlow } from '@xyflow/react';
import type { ReactNode } from 'react';
import classes from './canvas-tools.module.css';
import { ToolButton } from './tool-button.tsx';

interface Props {
  onAdd: () => void;
  onNote: () => void;
  onGroup: () => void;
  onArrange: () => void;
  onSearch: () => void;
  /** Some nodes are chosen. */
  canGroup: boolean;
  /** Tools for what is chosen. */
  children: ReactNode;
}

/** The buttons on the canvas. */
export function CanvasTools({ onAdd, onNote, onGroup, onArrange, onSearch, canGroup, children }: Props) {
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  return (
    <>
      <Panel position="top-left" className={classes.bars}>
        <div className={classes.bar} role="toolbar" aria-label="Adicionar ao desenho">
          <Button size="xs" leftSection={<IconPlus size={15} aria-hidden />} onClick={onAdd}>
            Adicionar passo
          </Button>
          <ToolButton icon={IconNote} label="Adicionar comentário" onClick={onNote} />
          <ToolButton
            icon={IconBoxMultiple}
            label="Agrupar os passos escolhidos"
            disabled={!canGroup}
            onClick={onGroup}
          />
          <ToolButton icon={IconBinaryTree2} label="Organizar o desenho" onClick={onArrange} />
          <ToolButton icon={IconSearch} label="Buscar um passo (Ctrl+F)" onClick={onSearch} />
        </div>
        {children}
      </Panel>
      <Panel position="bottom-left">
        <div className={classes.bar} role="toolbar" aria-label="Zoom">
          <ToolButton icon={IconZoomOut} label="Diminuir" onClick={() => void zoomOut({ duration: 120 })} />
          <ToolButton icon={IconZoomIn} label="Aumentar" onClick={() => void zoomIn({ duration: 120 })} />
          <ToolButton
            icon={IconArrowsMaximize}
            label="Mostrar tudo"
            onClick={() => void fitView({ padding: 0.12, maxZoom: 1, duration: 120 })}
          />
        </div>
      </Panel>
    </>
  );
}
