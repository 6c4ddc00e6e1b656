import { Button } from '@mantine/core';
import { useDeeds, useEditor } from '../editor-context.ts';
import { StepSelect } from '../list/step-select.tsx';
import type { PanelProps } from './panel.ts';

/** Ir para: goes on at another step. */
export function JumpPanel({ node, settings, change }: PanelProps<'jump'>) {
  const { names } = useEditor();
  const { reveal } = useDeeds();
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
