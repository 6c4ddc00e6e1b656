import type { FlowNode } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';
import { memo, useState } from 'react';
import { NodePicker } from '../palette/node-picker.tsx';
import { useEditorActions } from '../state/editor-context.ts';
import { connect, disconnect } from '../model/connections.ts';
import { useNodeEdits } from '../use-node-edits.ts';
import classes from './port-selects.module.css';
import { StepSelect } from '../fields/step-select.tsx';

const fresh = { value: 'new>', label: '+ Novo passo' };

interface Props {
  node: FlowNode;
}

/** Chooses where each port of a node leads; a new step can be put there right away. */
export const PortSelects = memo(function PortSelects({ node }: Props) {
  const { dispatch } = useEditorActions();
  const { add } = useNodeEdits();
  const [growing, setGrowing] = useState<string | null>(null);
  const ports = portsOf(node);
  if (ports.length === 0) return null;
  const lead = (port: string, target: string) => {
    if (target === fresh.value) return setGrowing(port);
    const outlet = { node: node.id, port };
    dispatch({
      kind: 'edit',
      change: (document) => (target ? connect(document, outlet, target) : disconnect(document, [outlet])),
    });
  };
  return (
    <div className={classes.root} role="group" aria-label="Próximos passos">
      {ports.map(({ id, label }) => (
        <div key={id}>
          <StepSelect
            label={`${label}: vai para`}
            value={node.next[id] ?? ''}
            placeholder="Nada ainda"
            more={fresh}
            onChange={(target) => lead(id, target)}
          />
          {growing === id && (
            <NodePicker
              opened
              onChange={(isOpen) => !isOpen && setGrowing(null)}
              onPick={(type) => add(type, { behind: { node: node.id, port: id } })}
            >
              <span className={classes.anchor} />
            </NodePicker>
          )}
        </div>
      ))}
    </div>
  );
}, hasSameWays);

/** A text that is typed into a step changes its ports only where one is named after it. */
function hasSameWays({ node }: Props, { node: other }: Props): boolean {
  const ports = portsOf(other);
  return (
    node.id === other.id &&
    node.next === other.next &&
    portsOf(node).length === ports.length &&
    portsOf(node).every(({ id, label }, index) => ports[index]?.id === id && ports[index].label === label)
  );
}
