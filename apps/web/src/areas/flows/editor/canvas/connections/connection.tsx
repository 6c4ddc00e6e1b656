import { BaseEdge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { memo } from 'react';
import { percentText } from '../../model/passed.ts';
import type { CanvasConnection } from '../drawing.ts';
import classes from './connection.module.css';
import { connectionPath } from './connection-path.ts';

/** A count stands right behind its port, where no card and no other count covers it. */
const beside = 10;

/** Renders a connection: a line with round corners, and how many runs took it when numbers are shown. */
export const Connection = memo(function Connection(props: EdgeProps<CanvasConnection>) {
  const { id, data, selected, interactionWidth, sourceX, sourceY } = props;
  const passed = data?.passed ?? null;
  return (
    <>
      <BaseEdge
        id={id}
        path={connectionPath(props, data?.route)}
        className={classes.line}
        data-selected={selected || undefined}
        interactionWidth={interactionWidth ?? 24}
      />
      {passed !== null && (
        <EdgeLabelRenderer>
          <span
            className={classes.count}
            style={{ translate: `${sourceX + beside}px calc(${sourceY}px - 50%)` }}
          >
            {percentText(passed)}
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
});
