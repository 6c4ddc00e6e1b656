import { createSpotlight } from '@mantine/spotlight';

/** Whether the palette is open, and how to open it. */
export const [paletteStore, paletteActions] = createSpotlight();
