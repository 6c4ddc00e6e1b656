import { createRoot } from 'react-dom/client';
import { UiProvider } from '../ui/theme/ui-provider.tsx';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <UiProvider>
    <Gallery />
  </UiProvider>,
);
