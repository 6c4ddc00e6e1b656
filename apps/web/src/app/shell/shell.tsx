import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.tsx';
import { useLocalSetting } from '../../lib/use-local-setting.ts';
import { breakpoints } from '../../ui/theme/breakpoints.ts';
import { OnDemand } from '../../ui/loading/on-demand.tsx';
import { useIsPhone } from '../../ui/theme/use-is-phone.ts';
import { deskPath } from '../areas.ts';
import { loadScreen } from '../load-screen.ts';
import { AllowedScreen } from './allowed-screen.tsx';
import { Backgrounds } from './backgrounds.tsx';
import { useChangelog } from './changelog/changelog.ts';
import { Drawer } from './drawer/drawer.tsx';
import { LiveBanner } from './live-banner.tsx';
import { PaletteKeys } from './palette/palette-keys.tsx';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';

const loadChangelog = () =>
  loadScreen(() =>
    import('./changelog/changelog-dialog.tsx').then((code) => ({ default: code.ChangelogDialog })),
  );
const ChangelogDialog = lazy(loadChangelog);
const EmailBanner = lazy(() =>
  loadScreen(() =>
    import('../../areas/team/components/email-banner.tsx').then((code) => ({ default: code.EmailBanner })),
  ),
);

const ClosedBanner = lazy(() =>
  loadScreen(() =>
    import('../../areas/billing/components/closed-banner.tsx').then((code) => ({
      default: code.ClosedBanner,
    })),
  ),
);

/** The layout with the menu: drawer, top bar, and the screen, which scrolls on its own. */
export function Shell() {
  const isPhone = useIsPhone();
  const [isRail, setRail] = useRail();
  const [isOpen, overlay] = useDisclosure(false);
  const changelog = useChangelog();
  const { email_proven, account } = useCurrentUser();
  const { pathname } = useLocation();
  const { close } = overlay;
  useEffect(() => close(), [pathname, close]);

  return (
    <div className={classes.root} data-rail={isRail && !isPhone ? true : undefined}>
      <a className={classes.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      <Drawer
        isPhone={isPhone}
        isRail={isRail}
        isOpen={isOpen}
        onClose={overlay.close}
        onToggleRail={() => setRail(!isRail)}
        onChangelog={changelog.open}
      />
      <div className={classes.column}>
        <TopBar isPhone={isPhone} onMenu={overlay.open} />
        <LiveBanner />
        <Suspense>{!email_proven && <EmailBanner />}</Suspense>
        <Suspense>{account.closed_because && <ClosedBanner reason={account.closed_because} />}</Suspense>
        <main className={classes.content} id="conteudo" tabIndex={-1}>
          <AllowedScreen />
        </main>
      </div>
      <Backgrounds />
      <PaletteKeys />
      <OnDemand when={changelog.opened} load={loadChangelog}>
        {(opened) => <ChangelogDialog opened={opened} onClose={changelog.close} />}
      </OnDemand>
    </div>
  );
}

/**
 * Returns whether the drawer is folded, as the person chose it for windows of this size. Where space is scarce it
 * starts folded: in a small window, and on the desk, whose three columns need a large one.
 */
function useRail() {
  const isDesk = useLocation().pathname === deskPath;
  const scarce = isDesk ? breakpoints.crowdedDesk : breakpoints.small;
  const isSmall = useMediaQuery(scarce, undefined, { getInitialValueInEffect: false }) ?? false;
  const wide = useLocalSetting('drawer_rail', false);
  const small = useLocalSetting('drawer_rail_small', true);
  return isSmall ? small : wide;
}
