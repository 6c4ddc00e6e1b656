import { Checkbox } from '@mantine/core';
import { useCan } from '../../../lib/current-user.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import classes from './kind-field.module.css';
import { risks } from './kind-words.ts';

interface Props {
  isRead: boolean;
  problem: string | null;
  onChange: (isRead: boolean) => void;
}

/** What a client without WhatsApp's approval risks; the owner confirms once for the company that they read it. */
export function RiskNotice({ isRead, problem, onChange }: Props) {
  const mayConfirm = useCan()('channels.accept_risk');
  return (
    <>
      <NoticeBar kind="waiting">
        <ul className={classes.risks}>
          {risks.map((risk) => (
            <li key={risk}>{risk}</li>
          ))}
        </ul>
      </NoticeBar>
      {mayConfirm ? (
        <Checkbox
          label="Li os riscos e aceito conectar números assim nesta empresa"
          checked={isRead}
          error={problem}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      ) : (
        <NoticeBar kind="info">
          O proprietário da conta precisa criar o primeiro número deste tipo e confirmar que leu os riscos.
        </NoticeBar>
      )}
    </>
  );
}
