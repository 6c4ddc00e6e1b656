import { Button, Group } from '@mantine/core';
import { calls, type Flow } from '@prosa/contract';
import { useNavigate } from 'react-router';
import { useCallMutation } from '../../../../lib/api/use-call.ts';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { notify } from '../../../../ui/notify.tsx';
import { keepDraftCopy } from '../draft/draft-copy.ts';
import { useEditor } from '../editor-context.ts';
import classes from './conflict-notice.module.css';

interface Props {
  flow: Flow;
  name: string;
  /** Who saved, as the server says it. */
  problem: string | null;
  onReload: () => Promise<void>;
}

/** Somebody else saved the flow: theirs is loaded, or what is here becomes a flow of its own. */
export function ConflictNotice({ flow, name, problem, onReload }: Props) {
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
            <Button
              size="xs"
              loading={copying.isPending}
              onClick={() =>
                copying.mutate({
                  name: `${name.trim() || flow.name} (cópia)`.slice(0, 120),
                  document: state.document,
                })
              }
            >
              Guardar uma cópia
            </Button>
          </Group>
        }
      >
        {problem ?? 'Este fluxo foi salvo por outra pessoa depois das suas mudanças.'} Suas mudanças estão
        aqui, mas não são mais salvas.
      </NoticeBar>
    </div>
  );
}
