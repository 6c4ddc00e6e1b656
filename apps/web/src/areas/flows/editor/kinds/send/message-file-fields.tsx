import type { MessageBlock } from '@prosa/contract';
import { useEditor } from '../../state/editor-context.ts';
import classes from '../../fields/fields.module.css';
import { MediaField } from '../../fields/media-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { MakeVoiceNote } from './make-voice-note.tsx';

/** A part of a message that is filled in. */
export interface BlockProps<Type extends MessageBlock['type'] = MessageBlock['type']> {
  block: Extract<MessageBlock, { type: Type }>;
  onChange: (block: MessageBlock) => void;
}

/** A file with its caption; which type it is follows from the file. */
export function FileBlock({ block, onChange }: BlockProps<'image' | 'audio' | 'video' | 'document'>) {
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

/** An audio that is heard as a voice note; a file that is none can be made one. */
export function VoiceBlock({ block, onChange }: BlockProps<'voice'>) {
  const chosen = useEditor().company.medias?.find(({ _id }) => _id === block.media);
  return (
    <>
      <MediaField
        only="audio"
        value={block.media}
        onChange={({ _id }) => onChange({ ...block, media: _id })}
      />
      {chosen && !chosen.voice_note && (
        <MakeVoiceNote audio={chosen} onMade={(media) => onChange({ ...block, media })} />
      )}
    </>
  );
}

/** A picture that is drawn as a sticker when it is sent. */
export function StickerBlock({ block, onChange }: BlockProps<'sticker'>) {
  return (
    <>
      <MediaField
        only="image"
        value={block.media}
        onChange={({ _id }) => onChange({ ...block, media: _id })}
      />
      <p className={classes.hint}>
        A imagem vira figurinha ao ser enviada. PNG com fundo transparente fica melhor.
      </p>
    </>
  );
}
