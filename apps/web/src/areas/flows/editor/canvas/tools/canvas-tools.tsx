import { Button } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconBinaryTree2,
  IconBoxMultiple,
  IconKeyboard,
  IconNote,
  IconPlus,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { Panel, useReactFlow } from '@xyflow/react';
import { useState, type ReactNode } from 'react';
import { useBesideNotices } from '../../../../../ui/feedback/use-beside-notices.ts';
import { useShortcut } from '../../../../../ui/keys/use-shortcut.ts';
import { CanvasKeys } from './canvas-keys.tsx';
import classes from './canvas-tools.module.css';
import { wholeView } from '../grid.ts';
import { ToolButton } from './tool-button.tsx';
import { useArrange } from './use-arrange.ts';

interface Props {
  /** How many the drawing has. */
  steps: number;
  onAdd: () => void;
  onNote: () => void;
  /** Null where nothing is chosen that could be grouped. */
  onGroup: (() => void) | null;
  onSearch: () => void;
  /** Tools for what is chosen. */
  children: ReactNode;
}

/** The buttons on the canvas. */
export function CanvasTools({ steps, onAdd, onNote, onGroup, onSearch, children }: Props) {
  const [isShowingKeys, setShowingKeys] = useState(false);
  useShortcut('?', () => setShowingKeys(true));
  useBesideNotices('tools');
  const arrange = useArrange();
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
            disabled={onGroup === null}
            onClick={() => onGroup?.()}
          />
          <ToolButton icon={IconBinaryTree2} label="Organizar o desenho" onClick={arrange} />
          <ToolButton icon={IconSearch} label="Buscar um passo (Ctrl+F)" onClick={onSearch} />
          <ToolButton
            icon={IconKeyboard}
            label="Teclas do desenho (?)"
            onClick={() => setShowingKeys(true)}
          />
        </div>
        {children}
        <CanvasKeys opened={isShowingKeys} onClose={() => setShowingKeys(false)} />
      </Panel>
      <Panel position="bottom-left">
        <div className={classes.bar} role="toolbar" aria-label="Zoom">
          <ToolButton icon={IconZoomOut} label="Diminuir" onClick={() => void zoomOut({ duration: 120 })} />
          <ToolButton icon={IconZoomIn} label="Aumentar" onClick={() => void zoomIn({ duration: 120 })} />
          <ToolButton
            icon={IconArrowsMaximize}
            label="Mostrar tudo"
            onClick={() => void fitView({ ...wholeView(steps), duration: 120 })}
          />
        </div>
      </Panel>
    </>
  );
}
