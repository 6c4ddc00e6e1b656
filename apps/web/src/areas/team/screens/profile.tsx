import { Page } from '../../../ui/page/page.tsx';
import { SectionCard } from '../../../ui/page/section-card.tsx';
import { ChangePasswordForm } from '../components/change-password-form.tsx';
import { NoticeSetting } from '../components/notice-setting.tsx';
import { PersonalData } from '../components/personal-data.tsx';
import { OwnSessions } from '../components/own-sessions.tsx';
import { SoundSetting } from '../components/sound-setting.tsx';
import { usePasswordMin } from '../use-password-min.ts';

/** /meu-perfil: the person's own data, sound, password and sessions. */
export function Profile() {
  const passwordMin = usePasswordMin();
  return (
    <Page width="form">
      <PersonalData />
      <SectionCard title="Notificações">
        <SoundSetting />
        <NoticeSetting />
      </SectionCard>
      <SectionCard title="Redefinir senha" description={`Use pelo menos ${passwordMin} caracteres.`}>
        <ChangePasswordForm submitLabel="Redefinir senha" />
      </SectionCard>
      <OwnSessions />
    </Page>
  );
}
