import { Button } from '@mantine/core';
import { type Campaign } from '@prosa/contract';
import { lazy, useState, type ReactNode } from 'react';
import { useFocusOnMount } from '../../../ui/focus/use-focus-on-mount.ts';
import { OnDemand } from '../../../ui/loading/on-demand.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { campaignSteps, type CampaignFields } from './campaign-form.ts';
import { PublicStep } from './public-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepList } from './step-list.tsx';
import { TimingStep } from './timing-step.tsx';
import { useCampaignForm, type CampaignForm } from './use-campaign-form.ts';
import { WordsStep } from './words-step.tsx';
import classes from './editor.module.css';

const loadLibrary = () => import('../../media/components/media-library-dialog.tsx');
const MediaLibraryDialog = lazy(() =>
  loadLibrary().then(({ MediaLibraryDialog: Library }) => ({ default: Library })),
);

interface Props {
  /** Null for a new one. */
  campaign: Campaign | null;
  /** A new one that begins with what the campaign says. */
  isCopy: boolean;
  onClose: () => void;
}

/** Writes a campaign in four steps: to whom, what, when, and a look at who receives it. */
export function CampaignDialog({ campaign, isCopy, onClose }: Props) {
  const form = useCampaignForm({ campaign, isCopy, onSaved: onClose });
  const [isUploading, setUploading] = useState(false);
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  const { step, change } = form;
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={campaign && !isCopy ? 'Editar campanha' : 'Nova campanha'}
        size={820}
        closeOnClickOutside={false}
      >
        <StepList step={step} onGo={form.go} />
        <form onSubmit={form.submit} noValidate>
          <Step key={step} title={campaignSteps[step] ?? ''}>
            {step === 0 && <PublicStep {...form} />}
            {step === 1 && (
              <WordsStep {...form} onBusy={setUploading} onLibrary={() => setLibraryOpen(true)} />
            )}
            {step === 2 && <TimingStep {...form} />}
            {step === 3 && <ReviewStep {...form} />}
          </Step>
          <Foot form={form} isBlocked={isUploading} />
        </form>
      </Dialog>
      {/* Outside of the form, or what is submitted in it would save the campaign too. */}
      <OnDemand when={isLibraryOpen} load={loadLibrary}>
        {(opened) => (
          <MediaLibraryDialog
            opened={opened}
            onClose={() => setLibraryOpen(false)}
            onPick={(media) => {
              setLibraryOpen(false);
              change({ media });
            }}
          />
        )}
      </OnDemand>
    </>
  );
}

/** Shows a step; its heading takes the focus, so that the keyboard and screen readers are where the eye is. */
function Step({ title, children }: { title: string; children: ReactNode }) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className={classes.body}>
      <h3 ref={heading} tabIndex={-1} className={classes.hidden}>
        {title}
      </h3>
      {children}
    </div>
  );
}

interface FootProps {
  form: ReturnType<typeof useCampaignForm> & CampaignForm;
  isBlocked: boolean;
}

function Foot({ form: { step, go, fields, isSaving, saveDraft }, isBlocked }: FootProps) {
  const isLast = step === campaignSteps.length - 1;
  return (
    <div className={classes.foot}>
      <Button
        className={classes.draft}
        variant="subtle"
        color="gray"
        disabled={isBlocked || isSaving}
        onClick={saveDraft}
      >
        Salvar rascunho
      </Button>
      {step > 0 && (
        <>
          <span className={classes.lineBreak} />
          <Button variant="default" onClick={() => go(step - 1)}>
            Voltar
          </Button>
        </>
      )}
      <Button type="submit" loading={isSaving} disabled={isBlocked}>
        {isLast ? submitLabel(fields) : 'Continuar'}
      </Button>
    </div>
  );
}

function submitLabel({ when }: CampaignFields): string {
  return when === 'now' ? 'Enviar agora' : 'Agendar campanha';
}
