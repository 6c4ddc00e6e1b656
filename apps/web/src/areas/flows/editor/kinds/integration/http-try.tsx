import { Button, Code, TextInput } from '@mantine/core';
import { calls, type CallOutput, type FlowNodeOf } from '@prosa/contract';
import { IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCallMutation } from '../../../../../lib/api/use-call.ts';
import { NoticeBar } from '../../../../../ui/feedback/notice-bar.tsx';
import { useEditor } from '../../state/editor-context.ts';
import classes from '../../fields/fields.module.css';
import { leavesOf, samplesOf, tryableRequest } from '../../model/http-sample.ts';
import { freeVariable, toVariableName } from '../../model/variables.ts';
import tryClasses from './http-try.module.css';

type Settings = FlowNodeOf<'http'>['settings'];

interface Props {
  settings: Settings;
  change: (settings: Partial<Settings>) => void;
}

/** "Testar": makes the request with sample values; a click on a value of the answer keeps it in a variable. */
export function HttpTry({ settings, change }: Props) {
  const { document } = useEditor().state;
  const [samples, setSamples] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<string | null>(null);
  const trying = useCallMutation(calls.tryFlowRequest);
  const used = samplesOf(settings);
  const keep = (path: string, name: string) => {
    if (settings.mappings.some((mapping) => mapping.path === path)) return;
    const variable = freeVariable(document, toVariableName(name) || 'valor');
    change({ mappings: [...settings.mappings, { path, variable }] });
  };
  const tryIt = () => {
    const request = tryableRequest(settings, samples, document);
    trying.reset();
    setRefused(typeof request === 'string' ? request : null);
    if (typeof request !== 'string') trying.mutate(request);
  };
  return (
    <div className={classes.row} role="group" aria-label="Testar a requisição">
      {used.map((name) => (
        <TextInput
          key={name}
          size="xs"
          label={`Exemplo de {${name}}`}
          value={samples[name] ?? ''}
          onChange={({ currentTarget }) => setSamples({ ...samples, [name]: currentTarget.value })}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlayerPlay size={15} aria-hidden />}
        loading={trying.isPending}
        disabled={!settings.url.trim()}
        onClick={tryIt}
      >
        Testar
      </Button>
      {refused !== null && <NoticeBar kind="failure">{refused}</NoticeBar>}
      {trying.data && (
        <Answer answer={trying.data} onKeep={keep} kept={settings.mappings.map(({ path }) => path)} />
      )}
    </div>
  );
}

interface AnswerProps {
  answer: CallOutput<typeof calls.tryFlowRequest>;
  kept: readonly string[];
  onKeep: (path: string, name: string) => void;
}

function Answer({ answer, kept, onKeep }: AnswerProps) {
  if (answer.status === null) {
    return <NoticeBar kind="failure">{answer.problem ?? 'O outro sistema não respondeu.'}</NoticeBar>;
  }
  const leaves = leavesOf(answer.body);
  return (
    <div role="status">
      <p className={classes.hint}>
        Resposta <strong>{answer.status}</strong> em {answer.duration_ms} ms.
        {leaves && leaves.length > 0 && ' Clique num valor para guardar.'}
      </p>
      {leaves && leaves.length > 0 ? (
        <ul className={tryClasses.leaves}>
          {leaves.map(({ path, name, value }) => (
            <li key={path}>
              <button
                type="button"
                className={tryClasses.leaf}
                disabled={kept.includes(path)}
                onClick={() => onKeep(path, name)}
              >
                <IconPlus size={13} aria-hidden />
                <span className={tryClasses.path}>{path}</span>
                <span className={tryClasses.value}>{value}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Code block className={tryClasses.raw}>
          {answer.body.slice(0, 4000) || '(vazia)'}
        </Code>
      )}
    </div>
  );
}
