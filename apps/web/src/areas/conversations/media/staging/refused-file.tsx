import { Button } from '@mantine/core';
import { useState } from 'react';
import { acceptOf } from '../../../media/media-kind.ts';
import classes from './media-tray.module.css';
import { acceptOffer } from './mend-staged.ts';
import { pickFiles } from './pick-files.ts';
import type { Offer, Refusal } from './refusal-of.ts';
import { replaceStaged, type StagedFile } from './staged-store.ts';

interface Props {
  conversation_id: string;
  file: StagedFile;
  refusal: Refusal;
}

const labels: Record<Offer, string> = {
  document: 'Enviar como documento',
  compress: 'Comprimir',
  still: 'Enviar só a imagem parada',
};
const everything = Object.values(acceptOf).join(',');

/** Why a file is not sent, and what can be done about it. */
export function RefusedFile({ conversation_id, file, refusal }: Props) {
  const [failed, setFailed] = useState<readonly Offer[]>([]);
  const [busy, setBusy] = useState<Offer | null>(null);
  const accept = async (offer: Offer) => {
    setBusy(offer);
    await acceptOffer(conversation_id, file, offer).catch(() => setFailed((known) => [...known, offer]));
    setBusy(null);
  };
  const another = async () => {
    const [chosen] = await pickFiles(everything, { isSingle: true });
    if (chosen) replaceStaged(conversation_id, file, { file: chosen });
  };
  return (
    <>
      <p className={classes.problem} role="alert">
        {`${file.name}: ${refusal.text}`}
        {failed.length > 0 && ' Este navegador não conseguiu abrir a imagem.'}
      </p>
      <div className={classes.offers}>
        {refusal.offers
          .filter((offer) => !failed.includes(offer))
          .map((offer) => (
            <Button
              key={offer}
              size="compact-sm"
              variant="light"
              loading={busy === offer}
              disabled={busy !== null}
              onClick={() => void accept(offer)}
            >
              {labels[offer]}
            </Button>
          ))}
        <Button size="compact-sm" variant="default" onClick={() => void another()}>
          Escolher outro
        </Button>
      </div>
    </>
  );
}
