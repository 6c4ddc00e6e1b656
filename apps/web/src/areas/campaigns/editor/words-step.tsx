import { Button, Select, Textarea } from '@mantine/core';
import { calls, limits } from '@prosa/contract';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { RadioBoxes } from '../../../ui/form/radio-boxes.tsx';
import { FileField } from '../../quick-messages/components/file-field.tsx';
import { typeAtCaret } from '../../quick-messages/slash/use-field.ts';
import { TextPreview } from './text-preview.tsx';
import type { CampaignForm } from './use-campaign-form.ts';
import { CampaignVariables } from './variables.tsx';
import classes from './editor.module.css';

const kinds = [
  { value: 'text', label: 'Texto', description: 'Uma mensagem, com ou sem arquivo, em uma ou mais versões.' },
  { value: 'flow', label: 'Fluxo', description: 'Cada contato começa este chatbot de fluxo.' },
] as const;

interface Props extends CampaignForm {
  onBusy: (isBusy: boolean) => void;
  onLibrary: () => void;
}

/** Shows the second step: what is said. */
export function WordsStep({ fields, change, problems, onBusy, onLibrary }: Props) {
  return (
    <>
      <RadioBoxes
        label="O que enviar"
        options={kinds}
        value={fields.message_type}
        onChange={(kind) => change({ message_type: kind === 'flow' ? 'flow' : 'text' })}
        isWide
      />
      {fields.message_type === 'flow' ? (
        <FlowField value={fields.flow} error={problems.flow} onChange={(flow) => change({ flow })} />
      ) : (
        <>
          <Versions fields={fields} change={change} problems={problems} />
          <FileField
            file={fields.media}
            onChange={(media) => change({ media })}
            onBusy={onBusy}
            onLibrary={onLibrary}
          />
          {problems.media && (
            <p className={classes.problem} role="alert">
              {problems.media}
            </p>
          )}
          <TextPreview fields={fields} />
        </>
      )}
    </>
  );
}

/** Shows the versions of the text, which are sent in rotation. */
function Versions({ fields, change, problems }: CampaignForm) {
  const { message, audience_type, audience } = fields;
  const last = useRef<HTMLTextAreaElement>(null);
  const set = (versions: string[]) => change({ message: versions });
  return (
    <div className={classes.versions}>
      {message.map((text, place) => (
        <div
          // eslint-disable-next-line react/no-array-index-key -- a version has nothing else that stays while it is typed
          key={place}
          className={classes.version}
        >
          <Textarea
            label={message.length > 1 ? `Versão ${place + 1}` : 'Mensagem'}
            minRows={3}
            maxRows={10}
            maxLength={limits.campaign_text_max_chars}
            value={text}
            error={text.trim() ? undefined : problems.message}
            onFocus={({ currentTarget }) => (last.current = currentTarget)}
            onChange={({ currentTarget }) => set(message.with(place, currentTarget.value))}
          />
          {message.length > 1 && (
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              className={classes.remove}
              leftSection={<IconTrash size={14} aria-hidden />}
              aria-label={`Remover versão ${place + 1}`}
              onClick={() => set(message.filter((_one, other) => other !== place))}
            >
              Remover
            </Button>
          )}
        </div>
      ))}
      {message.length < limits.campaign_max_texts && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => set([...message, ''])}
        >
          Adicionar versão
        </Button>
      )}
      <p className={classes.hint}>
        Com mais de uma versão, elas se revezam: cada contato recebe uma só. Textos variados são menos
        bloqueados.
      </p>
      <CampaignVariables
        audience={audience_type === 'audience' ? audience : null}
        onChoose={(place) => {
          const field = last.current;
          if (field?.isConnected) typeAtCaret(field, place);
          else set(message.with(0, `${message[0] ?? ''}${place}`));
        }}
      />
    </div>
  );
}

interface FlowProps {
  value: string | null;
  error?: string;
  onChange: (flow: string | null) => void;
}

function FlowField({ value, error, onChange }: FlowProps) {
  const { data: flows = [] } = useCall(calls.getFlows, {});
  const offered = flows.filter(
    ({ filed, published_version, _id }) => (!filed && published_version !== null) || _id === value,
  );
  return (
    <Select
      label="Fluxo"
      description="Só os que estão publicados. Um fluxo abre a conversa na hora do envio."
      placeholder="Escolha o fluxo"
      data={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
      nothingFoundMessage="Nenhum fluxo publicado"
      value={value}
      error={error}
      onChange={onChange}
      searchable
    />
  );
}
