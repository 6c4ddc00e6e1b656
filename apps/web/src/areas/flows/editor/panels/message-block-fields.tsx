import { ActionIcon, Anchor, NumberInput, TextInput, Tooltip } from '@mantine/core';
import type { MessageBlock } from '@prosa/contract';
import { IconX } from '@tabler/icons-react';
import { CountField } from '../fields/count-field.tsx';
import classes from '../fields/fields.module.css';
import { MediaField } from '../fields/media-field.tsx';
import { TemplateField } from '../fields/template-field.tsx';
import { blockNames } from './message-blocks.ts';

interface Props<Block extends MessageBlock = MessageBlock> {
  block: Block;
  onChange: (block: MessageBlock) => void;
}

/** One part of a message. */
export function MessageBlockFields({ block, onChange }: Props) {
  return (
    <>
      {block.type !== 'text' && <span className={classes.label}>{blockNames[block.type]}</span>}
      <Content block={block} onChange={onChange} />
      <CountField
        label="Esperar antes (segundos)"
        min={0}
        max={60}
        value={Math.round(block.delay_ms / 1000)}
        onChange={(seconds) => onChange({ ...block, delay_ms: seconds * 1000 })}
      />
    </>
  );
}

function Content({ block, onChange }: Props) {
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} onChange={onChange} />;
    case 'location':
      return <LocationBlock block={block} onChange={onChange} />;
    case 'contact':
      return <ContactBlock block={block} onChange={onChange} />;
    default:
      return <FileBlock block={block} onChange={onChange} />;
  }
}

function TextBlock({ block, onChange }: Props<Extract<MessageBlock, { type: 'text' }>>) {
  const { variants } = block;
  const replace = (index: number, text: string) =>
    onChange({ ...block, variants: variants.map((known, place) => (place === index ? text : known)) });
  return (
    <>
      {variants.map((text, index) => (
        <div key={index} className={classes.line}>
          <TemplateField
            isBare
            label={index === 0 ? 'Texto' : `Variação ${index + 1}`}
            placeholder={index === 0 ? 'Olá, {contato.nome}!' : 'Outra forma de dizer'}
            rows={3}
            maxLength={4096}
            value={text}
            onChange={(typed) => replace(index, typed)}
          />
          {variants.length > 1 && (
            <Tooltip label="Remover variação">
              <ActionIcon
                aria-label={`Remover variação ${index + 1}`}
                onClick={() =>
                  onChange({ ...block, variants: variants.filter((_, place) => place !== index) })
                }
              >
                <IconX size={15} />
              </ActionIcon>
            </Tooltip>
          )}
        </div>
      ))}
      {variants.length < 10 && (
        <Anchor
          component="button"
          type="button"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => onChange({ ...block, variants: [...variants, ''] })}
        >
          Adicionar variação do texto
        </Anchor>
      )}
    </>
  );
}

type FileKind = Extract<MessageBlock, { media: string }>;

function FileBlock({ block, onChange }: Props<FileKind>) {
  return (
    <>
      <MediaField
        value={block.media}
        onChange={({ _id, type }) => onChange({ ...block, type, media: _id })}
      />
      {block.type !== 'audio' && (
        <TemplateField
          isBare
          label="Legenda"
          placeholder="Legenda (opcional)"
          maxLength={1024}
          value={block.caption}
          onChange={(caption) => onChange({ ...block, caption })}
        />
      )}
    </>
  );
}

function LocationBlock({ block, onChange }: Props<Extract<MessageBlock, { type: 'location' }>>) {
  const degrees = {
    decimalScale: 6,
    decimalSeparator: ',',
    clampBehavior: 'strict',
    'data-grow': true,
  } as const;
  return (
    <>
      <TemplateField
        isBare
        label="Nome do lugar"
        placeholder="Nossa loja"
        maxLength={200}
        value={block.name}
        onChange={(name) => onChange({ ...block, name })}
      />
      <div className={classes.line}>
        <NumberInput
          {...degrees}
          label="Latitude"
          min={-90}
          max={90}
          value={block.latitude}
          onChange={(latitude) => typeof latitude === 'number' && onChange({ ...block, latitude })}
        />
        <NumberInput
          {...degrees}
          label="Longitude"
          min={-180}
          max={180}
          value={block.longitude}
          onChange={(longitude) => typeof longitude === 'number' && onChange({ ...block, longitude })}
        />
      </div>
    </>
  );
}

function ContactBlock({ block, onChange }: Props<Extract<MessageBlock, { type: 'contact' }>>) {
  return (
    <>
      <TemplateField
        isBare
        label="Nome do contato"
        placeholder="Nome"
        maxLength={200}
        value={block.name}
        onChange={(name) => onChange({ ...block, name })}
      />
      <TextInput
        aria-label="Telefone do contato"
        placeholder="55 11 91234-5678"
        inputMode="tel"
        maxLength={20}
        value={block.phone}
        onChange={({ currentTarget }) =>
          onChange({ ...block, phone: currentTarget.value.replaceAll(/\D/g, '') })
        }
      />
    </>
  );
}
