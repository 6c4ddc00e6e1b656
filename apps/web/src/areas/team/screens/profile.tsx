import { Page } from '../../../ui/page.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ChangePasswordForm } from '../components/change-password-form.tsx';
import { NoticeSetting } from '../components/notice-setting.tsx';
import { PersonalData } from '../components/personal-data.tsx';
import { SoundSetting } from '../components/sound-setting.tsx';

/** /meu-perfil: one's own data, sound and password. */
export function Profile() {
  return (
    <Page width="form">
      <PersonalData />
      <SectionCard title="Notificações">
        <SoundSetting />
        <NoticeSetting />
      </SectionCard>
      <SectionCard title="Redefinir senha" description="Use pelo menos 6 caracteres.">
        <ChangePasswordForm submitLabel="Redefinir senha" />
      </SectionCard>
    </Page>
  );
}
