import { SegmentedControl } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { CountField } from '../../fields/count-field.tsx';
import { DurationField } from '../../fields/duration-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { VariableField } from '../../fields/variable-field.tsx';
import type { Kind, PanelProps } from '../kind.ts';

/** Avaliação: a value of the scale, and nothing else. */
export const csat: Kind<'csat'> = {
  family: 'people',
  order: 40,
  icon: IconStar,
  hint: 'Pede uma nota ao cliente',
  create: () => ({ text: 'De 1 a 5, que nota você dá para o nosso atendimento?' }),
  summary: ({ text, scale }) => `${scales.find(({ value }) => value === scale)?.label ?? ''} · ${text}`,
  Panel: CsatPanel,
};

const scales = [
  { value: '1-5', label: '1 a 5' },
  { value: '0-10', label: '0 a 10' },
  { value: 'thumbs', label: '👍 👎' },
] as const;

function CsatPanel({ settings, change }: PanelProps<'csat'>) {
  return (
    <>
      <TemplateField
        label="Pergunta"
        rows={2}
        maxLength={4096}
        value={settings.text}
        onChange={(text) => change({ text })}
      />
      <SegmentedControl
        aria-label="Escala"
        data={[...scales]}
        value={settings.scale}
        onChange={(scale) => change({ scale })}
      />
      <TemplateField
        label="Quando não vier uma nota"
        placeholder="Responda com uma nota, por favor."
        maxLength={1024}
        value={settings.no_match_text}
        onChange={(no_match_text) => change({ no_match_text })}
      />
      <CountField
        label="Tentativas"
        description="Depois delas o fluxo segue por “Outro assunto”."
        min={1}
        max={10}
        value={settings.attempts}
        onChange={(attempts) => change({ attempts })}
      />
      <SwitchField
        label="Pedir um comentário"
        value={settings.ask_comment}
        onChange={(ask_comment) => change({ ask_comment })}
      />
      {settings.ask_comment && (
        <TemplateField
          label="Pedido do comentário"
          maxLength={1024}
          value={settings.comment_text}
          onChange={(comment_text) => change({ comment_text })}
        />
      )}
      <TemplateField
        label="Agradecimento"
        maxLength={1024}
        value={settings.thanks_text}
        onChange={(thanks_text) => change({ thanks_text })}
      />
      <VariableField
        isOptional
        label="Guardar a nota em"
        value={settings.variable}
        onChange={(variable) => change({ variable: variable || null })}
      />
      <DurationField
        label="Esperar a nota por"
        value={settings.timeout}
        onChange={(timeout) => change({ timeout })}
      />
    </>
  );
}
