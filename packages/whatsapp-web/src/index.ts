export { createWebDriver } from './web-driver.ts';
export type { DriverLog, WebDriverOptions } from './web-driver-options.ts';
