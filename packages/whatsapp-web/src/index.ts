export { createWebDriver, type DriverLog, type WebDriverOptions } from './web-driver.ts';
