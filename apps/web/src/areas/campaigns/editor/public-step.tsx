import { Alert, Select, TextInput } from '@mantine/core';
import { calls, limits, type Chip } from '@prosa/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/use-call.ts';
import { RadioBoxes } from '../../../ui/form/radio-boxes.tsx';
import { useChannels } from '../../channels/use-channels.ts';
import { TagSelect } from '../../contacts/tags/tag-select.tsx';
import type { CampaignForm } from './use-campaign-form.ts';
import { AudienceSelect } from './audience-select.tsx';
import classes from './editor.module.css';

const kinds = [
  {
    value: 'audience',
    label: 'Audiência',
    description: 'Uma lista sua: de planilha, copiada ou por filtro.',
  },
  { value: 'tags', label: 'Tags', description: 'Os contatos que têm pelo menos uma destas tags.' },
] as const;

/** Shows the first step: the name, the number, and to whom. */
export function PublicStep({ fields, change, problems }: CampaignForm) {
  const { data: tags = [] } = useCall(calls.getTags, {});
  const inUse = tags.filter(
    ({ filed, _id }) =>
      !filed || fields.audience_tags.includes(_id) || fields.audience_tags_skip.includes(_id),
  );
  return (
    <>
      <TextInput
        label="Nome"
        maxLength={limits.campaign_name_max_chars}
        autoComplete="off"
        value={fields.name}
        error={problems.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <ChipField value={fields.chip} error={problems.chip} onChange={(chip) => change({ chip })} />
      <RadioBoxes
        label="Quem recebe"
        options={kinds}
        value={fields.audience_type}
        onChange={(kind) => change({ audience_type: kind === 'tags' ? 'tags' : 'audience' })}
        isWide
      />
      {fields.audience_type === 'audience' ? (
        <AudienceSelect
          value={fields.audience}
          error={problems.audience}
          onChange={(audience) => change({ audience })}
        />
      ) : (
        <div>
          <TagSelect
            label="Tem uma destas tags"
            placeholder="Escolha as tags"
            tags={inUse}
            value={fields.audience_tags}
            onChange={(audience_tags) => change({ audience_tags })}
          />
          {problems.audience_tags && (
            <p className={classes.problem} role="alert">
              {problems.audience_tags}
            </p>
          )}
        </div>
      )}
      <TagSelect
        label="Não enviar para quem tem"
        placeholder="Ninguém fica de fora por tag"
        tags={inUse}
        value={fields.audience_tags_skip}
        onChange={(audience_tags_skip) => change({ audience_tags_skip })}
      />
    </>
  );
}

interface ChipProps {
  value: string | null;
  error?: string;
  onChange: (chip: string | null) => void;
}

function ChipField({ value, error, onChange }: ChipProps) {
  const { data: chips } = useChannels();
  const nobodyIsConnected = chips !== undefined && !chips.some(({ status }) => status === 'open');
  return (
    <>
      <Select
        label="Número de envio"
        placeholder="Escolha o número"
        data={(chips ?? []).map((chip) => ({ value: chip._id, label: chipLabel(chip) }))}
        value={value}
        error={error}
        onChange={onChange}
        searchable
      />
      {nobodyIsConnected && (
        <Alert color="amber" icon={<IconAlertTriangle size={18} aria-hidden />}>
          Nenhum número está conectado. A campanha espera até que o número escolhido se conecte.
        </Alert>
      )}
    </>
  );
}

function chipLabel({ name, status }: Chip): string {
  return status === 'open' ? name : `${name} (desconectado)`;
}
