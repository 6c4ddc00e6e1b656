import { Button, Group, Skeleton } from '@mantine/core';
import { calls, type Flow, type FlowVersion } from '@prosa/contract';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../../../lib/api/use-call.ts';
import { dateTime } from '../../../../lib/dates.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { notify } from '../../../../ui/feedback/notify.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import { ReadOnlyCanvas } from '../canvas/read-only-canvas.tsx';
import { useEditorActions, useEditor } from '../state/editor-context.ts';
import { Name } from '../../../../ui/text/name.tsx';
import { Differences } from './differences.tsx';
import classes from './versions-dialog.module.css';

interface Props {
  flow: Flow;
  onClose: () => void;
}

/** Lists the published versions: to be looked at, compared with the draft, and brought back into it. */
export function VersionsDialog({ flow, onClose }: Props) {
  const { data: versions, error, refetch } = useCall(calls.getFlowVersions, { flow_id: flow._id });
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = versions?.find(({ version }) => version === chosen) ?? versions?.[0];
  return (
    <Dialog opened onClose={onClose} title="Versões publicadas" size={1100}>
      {error && !versions && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!versions && !error && <SkeletonRows rows={4} />}
      {versions?.length === 0 && (
        <EmptyState icon={IconHistory} title="Nada publicado ainda">
          Cada vez que você publicar, a versão fica guardada aqui.
        </EmptyState>
      )}
      {versions && shown && (
        <div className={classes.root}>
          <VersionList versions={versions} shown={shown.version} onShow={setChosen} />
          <Preview key={shown.version} flow={flow} version={shown} onClose={onClose} />
        </div>
      )}
    </Dialog>
  );
}

interface ListProps {
  versions: readonly FlowVersion[];
  shown: number;
  onShow: (version: number) => void;
}

function VersionList({ versions, shown, onShow }: ListProps) {
  return (
    <ul className={classes.list} aria-label="Versões">
      {versions.map(({ version, published, user_name, nodes }, place) => (
        <li key={version}>
          <button
            type="button"
            className={classes.version}
            aria-pressed={version === shown}
            onClick={() => onShow(version)}
          >
            <strong>
              Versão {version}
              {place === 0 && <em className={classes.live}>No ar</em>}
            </strong>
            <span>{dateTime(published)}</span>
            <small>
              <Name>{user_name}</Name> · {nodes === 1 ? '1 passo' : `${nodes} passos`}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Preview({ flow, version: { version }, onClose }: Props & { version: FlowVersion }) {
  const { state } = useEditor();
  const { dispatch } = useEditorActions();
  const { data, error, refetch } = useCall(calls.getFlowVersion, { flow_id: flow._id, version });
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} />;
  const restore = () => {
    dispatch({ kind: 'edit', change: () => data, select: [] });
    notify.success(`A versão ${version} está no rascunho. Publique para valer.`);
    onClose();
  };
  return (
    <div className={classes.preview}>
      <div className={classes.canvas}>
        <ReadOnlyCanvas document={data} label={`Desenho da versão ${version}`} />
      </div>
      <h3 className={classes.heading}>O que mudou desta versão até o rascunho</h3>
      <Differences before={data} after={state.document} />
      <Group justify="flex-end">
        <Button onClick={restore}>Trazer para o rascunho</Button>
      </Group>
    </div>
  );
}
