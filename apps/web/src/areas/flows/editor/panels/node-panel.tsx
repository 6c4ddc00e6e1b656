import { ActionIcon, Menu, Textarea, TextInput } from '@mantine/core';
import { nodeTitles, type FlowNode, type FlowNodeOf, type FlowNodeType } from '@prosa/contract';
import { IconCopy, IconDots, IconTrash, IconX } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { NodeIcon } from '../palette/node-icon.tsx';
import { useEditorActions } from '../state/editor-context.ts';
import { SwitchField } from '../fields/switch-field.tsx';
import { kindOf } from '../kinds/index.ts';
import { PortSelects } from '../list/port-selects.tsx';
import { replaceNode, withSettings } from '../model/node-edits.ts';
import { useNodeEdits } from '../use-node-edits.ts';
import classes from './node-panel.module.css';
import { NodeProblems } from './node-problems.tsx';
import { usePanelFocus } from './use-panel-focus.ts';

interface Props {
  node: FlowNode;
  onClose: () => void;
  /** Closes it, and the focus goes back to the step. */
  onLeave: () => void;
  /** Opened from the keyboard's place in the list: it takes the focus, and gives it back. */
  takesFocus: boolean;
  /** Its first field is to take the focus, once. */
  isAsked: boolean;
  onAsked: () => void;
}

/** Everything of one node: what it is called, its settings, its ports, and a note. */
export const NodePanel = memo(function NodePanel({ node, onClose, onLeave, ...focus }: Props) {
  const { dispatch } = useEditorActions();
  const panel = usePanelFocus({ ...focus, onLeave });
  const body = useRef<HTMLDivElement>(null);
  // The panel stays while other steps are chosen: each is read from its beginning.
  useEffect(() => {
    body.current?.scrollTo(0, 0);
  }, [node.id]);
  const changeText = (fields: Partial<Pick<FlowNode, 'label' | 'note'>>) =>
    dispatch({
      kind: 'edit',
      change: (document) => replaceNode(document, { ...node, ...fields }),
      merge: `${node.id}:${Object.keys(fields).join()}`,
    });
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={classes.root}
      aria-label={`Configurar ${node.label || nodeTitles[node.type]}`}
    >
      <Head
        node={node}
        onClose={({ detail }) => (detail === 0 ? onLeave() : onClose())}
        onLabel={(label) => changeText({ label })}
      />
      <div ref={body} className={classes.body} data-fields>
        <NodeProblems key={`problems:${node.id}`} node={node.id} />
        <Settings key={node.id} node={node} />
        <PortSelects node={node} />
        <Textarea
          label="Observação"
          description="Só quem edita o fluxo vê."
          minRows={1}
          maxRows={6}
          maxLength={1000}
          value={node.note}
          onChange={({ currentTarget }) => changeText({ note: currentTarget.value })}
        />
      </div>
    </aside>
  );
});

interface HeadProps {
  node: FlowNode;
  /** A click that comes from a key has no detail. */
  onClose: (click: { detail: number }) => void;
  onLabel: (label: string) => void;
}

function Head({ node, onClose, onLabel }: HeadProps) {
  const { duplicate, remove } = useNodeEdits();
  return (
    <header className={classes.head}>
      <NodeIcon type={node.type} />
      <TextInput
        className={classes.label}
        variant="unstyled"
        aria-label="Nome do passo"
        placeholder={nodeTitles[node.type]}
        maxLength={80}
        value={node.label}
        onChange={({ currentTarget }) => onLabel(currentTarget.value)}
      />
      {node.type !== 'start' && (
        <Menu>
          <Menu.Target>
            <ActionIcon aria-label="Mais ações do passo">
              <IconDots size={17} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconCopy size={15} />} onClick={() => duplicate([node.id])}>
              Duplicar
            </Menu.Item>
            <Menu.Item leftSection={<IconTrash size={15} />} onClick={() => remove([node.id])}>
              Apagar
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      <ActionIcon aria-label="Fechar o painel" onClick={onClose}>
        <IconX size={17} />
      </ActionIcon>
    </header>
  );
}

function Settings({ node }: { node: FlowNode }) {
  const { dispatch } = useEditorActions();
  const { Panel } = kindOf(node);
  const change = (settings: Partial<FlowNode['settings']>) =>
    dispatch({
      kind: 'edit',
      change: (document) => {
        const known = document.nodes.find(({ id }) => id === node.id);
        return known
          ? replaceNode(document, withSettings(known as FlowNodeOf<FlowNodeType>, settings))
          : document;
      },
      merge: mergeMark(node.id, settings),
    });
  return (
    <>
      <Panel node={node} settings={node.settings} change={change} />
      {'typing' in node.settings && (
        <SwitchField
          label="Simular digitação"
          description="Espera o tempo que uma pessoa levaria para escrever."
          value={node.settings.typing}
          onChange={(typing) => change({ typing })}
        />
      )}
    </>
  );
}

/** Typing in one field is one edit; adding to a list is one for each. */
function mergeMark(id: string, settings: object): string {
  const parts = Object.entries(settings).map(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? `${name}${value.length}` : name,
  );
  return `${id}:${parts.join()}`;
}
