import type { Locator, Page } from 'playwright-core';

type Scope = Page | Locator;

/** Chooses an entry of a select box. */
export async function choose(scope: Scope, label: string, option: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  await field(scope, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses one more entry where several can be chosen; their list stays open until the focus moves elsewhere. */
export async function add(scope: Scope, label: string, option: string): Promise<void> {
  await choose(scope, label, option);
  await field(scope, label).blur();
}

/** Fills in the sign-in form and submits it with Enter. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Returns the input of a select box, not its list, which has the same label. */
function field(scope: Scope, label: string): Locator {
  return scope.locator('input').and(scope.getByLabel(label, { exact: true }));
}
