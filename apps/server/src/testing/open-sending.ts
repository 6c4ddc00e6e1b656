export { openSending, type Sending } from '../areas/sending/testing/open-sending.ts';
