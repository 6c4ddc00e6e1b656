import { useCurrentUser } from '../../../lib/current-user.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { ChangePasswordForm } from '../components/change-password-form.tsx';
import { NoticeSetting } from '../components/notice-setting.tsx';
import { PersonalData } from '../components/personal-data.tsx';
import { OwnSessions } from '../components/own-sessions.tsx';
import { SoundSetting } from '../components/sound-setting.tsx';
import { SecondFactorSetting } from '../second-factor/second-factor-setting.tsx';
import { usePasswordMin } from '../use-password-min.ts';

/** /meu-perfil: the person's own data, sound, password, second factor and sessions. */
export function Profile() {
  const { kind } = useCurrentUser();
  const isStaff = kind === 'staff';
  const passwordMin = usePasswordMin();
  return (
    <Page width="form">
      <PersonalData />
      {!isStaff && (
        <SectionCard title="Notificações">
          <SoundSetting />
          <NoticeSetting />
        </SectionCard>
      )}
      <SectionCard title="Redefinir senha" description={`Use pelo menos ${passwordMin} caracteres.`}>
        <ChangePasswordForm submitLabel="Redefinir senha" />
      </SectionCard>
      <SecondFactorSetting />
      <OwnSessions />
    </Page>
  );
}
