import { ActionIcon, Anchor, NumberInput, TextInput, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { linkify } from '../../../../../lib/linkify.ts';
import { CountField } from '../../fields/count-field.tsx';
import classes from '../../fields/fields.module.css';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { blockNames } from './message-blocks.ts';
import { FileBlock, StickerBlock, VoiceBlock, type BlockProps } from './message-file-fields.tsx';

/** One part of a message. */
export function MessageBlockFields({ block, onChange }: BlockProps) {
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

function Content({ block, onChange }: BlockProps) {
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} onChange={onChange} />;
    case 'location':
      return <LocationBlock block={block} onChange={onChange} />;
    case 'contact':
      return <ContactBlock block={block} onChange={onChange} />;
    case 'voice':
      return <VoiceBlock block={block} onChange={onChange} />;
    case 'sticker':
      return <StickerBlock block={block} onChange={onChange} />;
    default:
      return <FileBlock block={block} onChange={onChange} />;
  }
}

function TextBlock({ block, onChange }: BlockProps<'text'>) {
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
      {(block.link_preview || variants.some(mayHoldLink)) && (
        <SwitchField
          label="Mostrar prévia do link"
          value={block.link_preview}
          onChange={(link_preview) => onChange({ ...block, link_preview })}
        />
      )}
    </>
  );
}

/** A variable may hold one as well, as far as anybody can tell before it has its value. */
function mayHoldLink(text: string): boolean {
  return text.includes('{') || linkify(text).some(({ href }) => href !== null);
}

function LocationBlock({ block, onChange }: BlockProps<'location'>) {
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

function ContactBlock({ block, onChange }: BlockProps<'contact'>) {
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
