import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconBinaryTree2,
  IconBoxMultiple,
  IconNote,
  IconPlus,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
  type Icon,
} from '@tabler/icons-react';
import { Panel, useReactFlow } from '@xyflow/react';
import classes from './canvas-tools.module.css';

interface Props {
  onAdd: () => void;
  onNote: () => void;
  onGroup: () => void;
  onArrange: () => void;
  onSearch: () => void;
  /** Some nodes are chosen. */
  canGroup: boolean;
}

/** The buttons on the canvas. */
export function CanvasTools({ onAdd, onNote, onGroup, onArrange, onSearch, canGroup }: Props) {
  const { zoomIn, zoomOut, fitView } = useReactFlow();
  return (
    <>
      <Panel position="top-left">
        <div className={classes.bar} role="toolbar" aria-label="Adicionar ao desenho">
          <Button size="xs" leftSection={<IconPlus size={15} aria-hidden />} onClick={onAdd}>
            Adicionar passo
          </Button>
          <Tool icon={IconNote} label="Adicionar comentário" onClick={onNote} />
          <Tool
            icon={IconBoxMultiple}
            label="Agrupar os passos escolhidos"
            disabled={!canGroup}
            onClick={onGroup}
          />
          <Tool icon={IconBinaryTree2} label="Organizar o desenho" onClick={onArrange} />
          <Tool icon={IconSearch} label="Buscar um passo (Ctrl+F)" onClick={onSearch} />
        </div>
      </Panel>
      <Panel position="bottom-left">
        <div className={classes.bar} role="toolbar" aria-label="Zoom">
          <Tool icon={IconZoomOut} label="Diminuir" onClick={() => void zoomOut({ duration: 120 })} />
          <Tool icon={IconZoomIn} label="Aumentar" onClick={() => void zoomIn({ duration: 120 })} />
          <Tool
            icon={IconArrowsMaximize}
            label="Mostrar tudo"
            onClick={() => void fitView({ padding: 0.12, maxZoom: 1, duration: 120 })}
          />
        </div>
      </Panel>
    </>
  );
}

interface ToolProps {
  icon: Icon;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ icon: Symbol, label, ...button }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} {...button}>
        <Symbol size={17} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
