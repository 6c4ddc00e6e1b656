import { TemplateField } from '../fields/template-field.tsx';
import type { PanelProps } from './panel.ts';

/** Nota interna: only the team sees it. */
export function NotifyPanel({ settings, change }: PanelProps<'notify'>) {
  return (
    <TemplateField
      label="Nota"
      description="Aparece na conversa, só para a equipe."
      placeholder="{contato.nome} quer {produto}."
      rows={3}
      maxLength={2000}
      value={settings.text}
      onChange={(text) => change({ text })}
    />
  );
}
