import { Button, Stack, Switch, TextInput } from '@mantine/core';
import { calls, errorText, limits, type ContactImport } from '@prosa/contract';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { ImportColumns } from '../../contacts/import/import-columns.tsx';
import { ImportFoot } from '../../contacts/import/import-foot.tsx';
import { ImportFigures } from '../../contacts/import/import-figures.tsx';
import { ImportPreview } from '../../contacts/import/import-preview.tsx';
import { PhonesMissing } from '../../contacts/import/phones-missing.tsx';
import type { StepProps } from '../../contacts/import/sheet-dialog.tsx';
import importClasses from '../../contacts/import/import-dialog.module.css';

/** Shows the second step: the name, what the columns are, and the first rows as they would come in. */
export function AudienceMapping({ import: one, preview, rejected, samples, onAnother }: StepProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { fields, change, problems, submit, isSaving } = useSaveSheet(one);
  const hasPhones = one.props.includes('phone');
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <h3 ref={heading} tabIndex={-1} className={importClasses.title}>
          {one.file_name}
        </h3>
        {hasPhones ? <Figures one={one} /> : <PhonesMissing />}
        <TextInput
          label="Nome da audiência"
          className={importClasses.tag}
          maxLength={limits.audience_name_max_chars}
          autoComplete="off"
          value={fields.name}
          error={problems.name}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <ImportColumns one={one} samples={samples} withoutTags />
        <Switch
          label="Criar contatos"
          description="Quem ainda não é contato passa a ser, com o nome e as variáveis da planilha. Quem já é não muda."
          checked={fields.create_contacts}
          onChange={({ currentTarget }) => change({ create_contacts: currentTarget.checked })}
        />
        {hasPhones && <ImportPreview preview={preview} rejected={rejected} withoutTags />}
        <ImportFoot onAnother={onAnother}>
          {one.counts.valid > 0 && (
            <Button type="submit" loading={isSaving}>
              Salvar audiência
            </Button>
          )}
        </ImportFoot>
      </Stack>
    </form>
  );
}

function useSaveSheet(one: ContactImport) {
  return useCallForm(calls.importAudienceSheet, {
    initial: () => ({ name: nameOf(one), create_contacts: false }),
    validate: ({ name }) => (name.trim() ? {} : { name: errorText('audience_name_required') }),
    refusals: [{ field: 'name', codes: ['audience_name_required'] }],
    input: ({ name, create_contacts }) => ({
      save: 'true' as const,
      name: name.trim(),
      create_contacts: create_contacts ? ('true' as const) : ('false' as const),
      people: one._id,
    }),
    invalidates: [calls.getContactImport, calls.getAudiences],
    onSaved: () => undefined,
  });
}

/** Returns the file's name without what follows its last dot. */
function nameOf({ file_name }: ContactImport): string {
  return file_name.replace(/\.\w+$/, '').slice(0, limits.audience_name_max_chars);
}

function Figures({ one: { counts } }: { one: ContactImport }) {
  return (
    <ImportFigures
      figures={[
        { label: 'Linhas', count: counts.total, always: true },
        { label: 'Entram na audiência', count: counts.valid, always: true },
        { label: 'Já são contatos', count: counts.existing },
        { label: 'Telefones corrigidos', count: counts.repaired },
        { label: 'Linhas rejeitadas', count: counts.rejected, tone: 'bad' },
      ]}
    />
  );
}
