import { nodeTitles } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';
import { IconAlertTriangle, IconInfoCircle, IconNote } from '@tabler/icons-react';
import { Handle, Position, type NodeProps } from '@xyflow/react';
import { memo, use } from 'react';
import { passedBy, percentText } from '../../model/passed.ts';
import { hasSummary } from '../../model/layout/node-size.ts';
import type { CardNode } from '../drawing.ts';
import { OverviewCard } from './overview-card.tsx';
import { OverviewContext } from '../overview.ts';
import classes from './node-card.module.css';
import { NodeIcon } from '../../palette/node-icon.tsx';

const changeWords = { added: 'Novo', changed: 'Mudou' } as const;

/** A node on the canvas. */
export const NodeCard = memo(function NodeCard({ data, selected }: NodeProps<CardNode>) {
  const Shown = use(OverviewContext) ? OverviewCard : FullCard;
  return <Shown data={data} selected={selected} />;
});

/** Renders a card with its title, summary and marks, and its ports on the right edge. */
function FullCard({ data, selected }: Pick<NodeProps<CardNode>, 'data' | 'selected'>) {
  const { node, summary, problem, change, count, isVisited } = data;
  return (
    <div
      className={classes.root}
      data-selected={selected || undefined}
      data-problem={problem ?? undefined}
      data-change={change ?? undefined}
      data-visited={isVisited || undefined}
    >
      {node.type !== 'start' && node.type !== 'global' && (
        <Handle type="target" id="in" position={Position.Left} className={classes.in} />
      )}
      <div className={classes.head}>
        <NodeIcon type={node.type} />
        <span className={classes.title}>{node.label || nodeTitles[node.type]}</span>
        {node.note && <IconNote size={14} className={classes.note} aria-label="Tem observação" />}
        {problem && <Badge severity={problem} />}
      </div>
      {hasSummary(node) && (
        <p className={classes.summary} data-blank={!summary || undefined}>
          {summary || 'Clique para preencher'}
        </p>
      )}
      <Ports data={data} />
      {change && <span className={classes.change}>{changeWords[change]}</span>}
      {count && (
        <span className={classes.count}>
          {count.entered.toLocaleString('pt-BR')} {count.entered === 1 ? 'passou' : 'passaram'}
          {count.waiting > 0 && ` · ${count.waiting.toLocaleString('pt-BR')} aqui`}
        </span>
      )}
    </div>
  );
}

/** What left by a port stands on its connection, and in the card where there is none. */
function Ports({ data: { node, count } }: { data: CardNode['data'] }) {
  return portsOf(node).map(({ id, label }) => (
    <div key={id} className={classes.port} data-loose={!node.next[id] || undefined}>
      <span>{label}</span>
      {count?.ports[id] && !node.next[id] && (
        <span className={classes.share}>{percentText(passedBy(count, id))}</span>
      )}
      <Handle type="source" id={id} position={Position.Right} className={classes.out} />
    </div>
  ));
}

function Badge({ severity }: { severity: 'error' | 'warning' }) {
  const Symbol = severity === 'error' ? IconAlertTriangle : IconInfoCircle;
  return (
    <span
      className={classes.badge}
      data-severity={severity}
      role="img"
      aria-label={severity === 'error' ? 'Tem erro' : 'Tem aviso'}
    >
      <Symbol size={15} stroke={2} aria-hidden />
    </span>
  );
}
