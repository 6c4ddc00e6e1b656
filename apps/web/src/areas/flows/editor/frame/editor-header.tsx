import { ActionIcon, Button, SegmentedControl, Tooltip } from '@mantine/core';
import type { Flow } from '@prosa/contract';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconCircleCheck,
  IconCircleDashed,
  IconInfoCircle,
  IconPlayerPlay,
  type Icon,
} from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../../ui/feedback/visually-hidden.tsx';
import type { Saving } from '../../draft/draft-saver.ts';
import { useEditorActions, useEditor, type Editor } from '../state/editor-context.ts';
import classes from './editor-header.module.css';
import { EditorMenu } from './editor-menu.tsx';
import { NameField } from './name-field.tsx';
import { problemWords } from '../problems/problem-count.ts';
import { PublishButton } from './publish-button.tsx';
import { SavingStatus } from './saving-status.tsx';
import type { EditorView } from '../state/use-editor-view.ts';

interface Props {
  flow: Flow;
  name: string;
  onName: (name: string) => void;
  saving: Saving;
  view: EditorView;
}

const modes = [
  { value: 'canvas', label: 'Desenho' },
  { value: 'list', label: 'Lista' },
] as const;

/** The head of the editor: name, how saving stands, and what can be done with the whole flow. */
export const EditorHeader = memo(function EditorHeader({ flow, name, onName, saving, view }: Props) {
  const { dispatch } = useEditorActions();
  const show = (mode: 'canvas' | 'list') => {
    view.show({ mode, editing: null });
    // On a phone the settings of a chosen step would lie over the whole drawing.
    if (view.isPhone && mode === 'canvas') dispatch({ kind: 'select', ids: [] });
  };
  return (
    <header className={classes.root}>
      <div className={classes.title}>
        <Tooltip label="Voltar aos fluxos">
          <ActionIcon component={Link} to="/flows" aria-label="Voltar aos fluxos">
            <IconArrowLeft size={18} />
          </ActionIcon>
        </Tooltip>
        <NameField value={name} onChange={onName} />
        <SavingStatus saving={saving} />
        {view.isPhone && <EditorMenu flow={flow} name={name} view={view} />}
      </div>
      <div className={classes.tools}>
        <History />
        <SegmentedControl
          aria-label="Como mostrar o fluxo"
          data={[...modes]}
          value={view.mode}
          onChange={show}
        />
        <ProblemButton view={view} />
        <TryButton view={view} />
        {!view.isPhone && <EditorMenu flow={flow} name={name} view={view} />}
        <PublishButton saving={saving} view={view} />
      </div>
    </header>
  );
});

function History() {
  const { state } = useEditor();
  const { dispatch } = useEditorActions();
  return (
    <div className={classes.history}>
      <Step
        icon={IconArrowBackUp}
        label="Desfazer (Ctrl+Z)"
        disabled={state.past.length === 0}
        onClick={() => dispatch({ kind: 'undo' })}
      />
      <Step
        icon={IconArrowForwardUp}
        label="Refazer (Ctrl+Y)"
        disabled={state.future.length === 0}
        onClick={() => dispatch({ kind: 'redo' })}
      />
    </div>
  );
}

function Step({
  icon: Symbol,
  label,
  ...button
}: {
  icon: Icon;
  label: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} {...button}>
        <Symbol size={18} />
      </ActionIcon>
    </Tooltip>
  );
}

function TryButton({ view }: { view: EditorView }) {
  const { isSimulating } = view;
  return (
    <Button
      variant="default"
      aria-label="Simulador"
      aria-expanded={isSimulating}
      className={classes.problems}
      onClick={() =>
        view.show({ isSimulating: !isSimulating, wasSimulating: true, side: null, visited: null })
      }
    >
      <IconPlayerPlay size={16} aria-hidden />
      {!view.isPhone && <span className={classes.problemWords}>Simulador</span>}
    </Button>
  );
}

const signs = {
  blank: IconCircleDashed,
  none: IconCircleCheck,
  warning: IconInfoCircle,
  error: IconAlertTriangle,
};

function ProblemButton({ view }: { view: EditorView }) {
  const editor = useEditor();
  const isOpen = view.side === 'problems';
  const worst = worstOf(editor);
  const words = problemWords(editor);
  const Symbol = signs[worst];
  return (
    <Button
      variant="default"
      className={classes.problems}
      data-worst={worst}
      aria-expanded={isOpen}
      onClick={() => view.show({ side: isOpen ? null : 'problems', isSimulating: false, visited: null })}
    >
      <Symbol size={16} aria-hidden />
      <span className={classes.problemWords} aria-hidden={view.isPhone}>
        {view.isPhone ? !editor.isBlank && editor.problems.length : words}
      </span>
      {view.isPhone && <VisuallyHidden>{words}</VisuallyHidden>}
    </Button>
  );
}

function worstOf({ problems, isBlank }: Editor): keyof typeof signs {
  if (isBlank) return 'blank';
  if (problems.length === 0) return 'none';
  return problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}
