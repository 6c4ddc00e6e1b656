// In a cascade layer, so that this app's own CSS always wins whatever the order of the chunks.
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
