import { Radio, TextInput } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { IconSquareDashed, type Icon } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useCallForm } from '../../../lib/api/use-call-form.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { flowAddress } from '../flow-address.ts';
import { flowTemplates } from '../templates/templates.ts';
import classes from './new-flow-dialog.module.css';

const empty = 'vazio';

/** Creates a flow, empty or from a template, and opens it. */
export function NewFlowDialog({ onClose }: { onClose: () => void }) {
  const { chosen, name, change, problems, submit, isSaving } = useNewFlow();
  return (
    <FormDialog
      opened
      title="Novo fluxo"
      submitLabel="Criar"
      busy={isSaving}
      onClose={onClose}
      onSubmit={submit}
      size={680}
    >
      <Radio.Group label="Começar com" value={chosen} onChange={(id) => change({ chosen: id })}>
        <div className={classes.cards}>
          {flowTemplates.map((template) => (
            <Card key={template.id} {...template} />
          ))}
          <Card
            id={empty}
            name="Em branco"
            description="Só o início. Você desenha o resto."
            icon={IconSquareDashed}
          />
        </div>
      </Radio.Group>
      <TextInput
        label="Nome"
        maxLength={120}
        autoComplete="off"
        value={name}
        error={problems.name}
        onChange={(event) => change({ typedName: event.currentTarget.value })}
      />
    </FormDialog>
  );
}

interface CardProps {
  id: string;
  name: string;
  description: string;
  icon: Icon;
}

function Card({ id, name, description, icon: Symbol }: CardProps) {
  return (
    <Radio.Card value={id} className={classes.card} aria-label={`${name}. ${description}`}>
      <span className={classes.symbol}>
        <Symbol size={18} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.description}>{description}</span>
      </span>
    </Radio.Card>
  );
}

/** Keeps the dialog's fields. The name follows the chosen template until the person types one. */
function useNewFlow() {
  const navigate = useNavigate();
  const { fields, change, problems, submit, isSaving } = useCallForm(calls.saveFlow, {
    initial: fromFirst,
    validate: (typed) => (nameOf(typed).trim() ? {} : { name: errorText('name_required') }),
    refusals: [{ field: 'name', codes: ['name_required'] }],
    input: (typed) => {
      const template = templateOf(typed);
      return { name: nameOf(typed).trim(), ...(template ? { document: template.document } : {}) };
    },
    invalidates: [calls.getFlows],
    onSaved: ({ _id }) => void navigate(flowAddress(_id)),
  });
  return { chosen: fields.chosen, name: nameOf(fields), change, problems, submit, isSaving };
}

interface Typed {
  chosen: string;
  /** Null until the person types a name. */
  typedName: string | null;
}

const fromFirst: Typed = { chosen: flowTemplates[0]?.id ?? empty, typedName: null };

const templateOf = ({ chosen }: Typed) => flowTemplates.find(({ id }) => id === chosen);
const nameOf = (typed: Typed) => typed.typedName ?? templateOf(typed)?.name ?? '';
