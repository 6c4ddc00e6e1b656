import { Button, Group } from '@mantine/core';
import { calls, type Flow } from '@prosa/contract';
import { useNavigate } from 'react-router';
import { useCallMutation } from '../../../../lib/api/use-call.ts';
import { NoticeBar } from '../../../../ui/feedback/notice-bar.tsx';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { keepDraftCopy } from '../../draft/draft-copy.ts';
import type { Saving } from '../../draft/draft-saver.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './conflict-notice.module.css';

interface Props {
  flow: Flow;
  name: string;
  saving: Saving;
  onReload: () => Promise<void>;
}

/** Somebody else saved the flow: theirs is loaded, or what is here becomes a flow of its own. */
export function ConflictNotice({ flow, name, saving: { problem, isAhead }, onReload }: Props) {
  const { state } = useEditor();
  const navigate = useNavigate();
  const copying = useCallMutation(calls.saveFlow, {
    invalidates: [calls.getFlows],
    onSuccess: ({ _id }) => {
      keepDraftCopy(flow._id, null);
      notify.success('Cópia guardada. Você está nela agora.');
      void navigate(`/flows/${encodeURIComponent(_id)}`, { replace: true });
    },
  });
  const copy = () => copying.mutate({ name: copyName(name.trim() || flow.name), document: state.document });
  const reload = async () => {
    keepDraftCopy(flow._id, null);
    await onReload();
  };
  return (
    <div className={classes.root}>
      <NoticeBar
        kind="waiting"
        action={
          <Group gap="xs" wrap="nowrap">
            <Button size="xs" variant="default" onClick={() => void reload()}>
              Recarregar
            </Button>
            {isAhead && (
              <Button size="xs" loading={copying.isPending} onClick={copy}>
                Guardar uma cópia
              </Button>
            )}
          </Group>
        }
      >
        {problem ?? 'Outra pessoa mudou este fluxo enquanto você o tinha aberto.'}{' '}
        {isAhead
          ? 'Suas mudanças estão aqui, mas não são mais salvas.'
          : 'Recarregue antes de mudar algo: até lá nada é salvo.'}
      </NoticeBar>
    </div>
  );
}

/** With its end, however long the name is. */
function copyName(name: string): string {
  const end = ' (cópia)';
  return name.slice(0, 120 - end.length) + end;
}
