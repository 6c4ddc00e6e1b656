import { Button } from '@mantine/core';
import { IconArrowForward } from '@tabler/icons-react';
import { useEditorActions, useEditor } from '../../state/editor-context.ts';
import { StepSelect } from '../../fields/step-select.tsx';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Ir para: goes on at another step. */
export const jump: Kind<'jump'> = {
  family: 'logic',
  order: 70,
  icon: IconArrowForward,
  hint: 'Continua em outro passo',
  create: defaults,
  summary: ({ target }, { nodes }) => nodes.get(target) ?? '',
  Panel: JumpPanel,
};

function JumpPanel({ node, settings, change }: PanelProps<'jump'>) {
  const { names } = useEditor();
  const { reveal } = useEditorActions();
  return (
    <>
      <StepSelect
        label="Continuar em"
        value={settings.target}
        except={node.id}
        onChange={(target) => change({ target })}
      />
      {names.nodes.has(settings.target) && (
        <Button size="xs" variant="default" onClick={() => reveal(settings.target)}>
          Mostrar este passo
        </Button>
      )}
    </>
  );
}
