import { createSpotlight } from '@mantine/spotlight';

/** The palette's open state, and the actions that open and close it. */
export const [paletteStore, paletteActions] = createSpotlight();
