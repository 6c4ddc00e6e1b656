import { calls } from '@prosa/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { VariableButtons } from '../../quick-messages/components/variable-buttons.tsx';
import { receiverVariables } from '../../quick-messages/variables.ts';

const shown = 8;
const isVariable = /^[\p{L}_][\p{L}\p{N}_]{0,59}$/u;

interface Props {
  /** The chosen audience, if one is. */
  audience: string | null;
  onChoose: (place: string) => void;
}

/** Puts a variable into the text being written: what everybody has, and what contacts have most. */
export function CampaignVariables({ audience, onChoose }: Props) {
  const own = useVariables(audience);
  return (
    <VariableButtons
      variables={[...receiverVariables, ...own.map((name) => ({ name }))]}
      hint={
        <>
          Colunas da planilha também valem. Para quem não tem um valor, escreva o que vai no lugar:{' '}
          {'{cidade|"sua cidade"}'}.
        </>
      }
      onChoose={onChoose}
    />
  );
}

/** Returns the variables of an audience's people; of a living one, and of tags, those that contacts have most. */
function useVariables(audience: string | null): string[] {
  const audience_id = audience ?? '';
  const chosen = useCall(calls.getAudience, { audience_id }, { enabled: audience !== null }).data;
  const { data: known = [] } = useCall(calls.getAudienceVariables, {}, { staleTime: 60_000 });
  const own = audience !== null && chosen?.props.length ? chosen.props : known;
  const isGiven = (name: string) => receiverVariables.some((one) => one.name === name);
  return own.filter((name) => isVariable.test(name) && !isGiven(name)).slice(0, shown);
}
