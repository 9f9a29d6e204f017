import { putLive } from '../support/deployments';
import { makeProject } from '../support/projects';
import { expect, test } from '../support/test';

test('[SCR-27] a domain is added from what was pasted, shows its records, and is removed; a host of ours is refused', async ({
  page,
  request,
  signIn,
}) => {
  const account = await signIn();
  const { projectId } = await makeProject(request, account, 'a plant log with name and notes');
  const mark = projectId.slice(0, 8);
  const deployment = await putLive(request, account, projectId, `own-${mark}`);
  const { host, hostname } = new URL(deployment.url);
  await page.goto(`/deployment/${deployment.id}`);
  await page.getByRole('link', { name: 'Use your own domain' }).click();
  const section = page.getByRole('region', { name: 'Domains' });
  await expect(section.getByRole('heading', { name: 'Domains', exact: true })).toBeFocused();
  await expect(section).toContainText(`Use your own domain, such as shop.example.com, instead of ${host}.`);

  // Below the address of all deployed apps: only the server knows which that is.
  const field = section.getByLabel('Domain', { exact: true });
  await field.fill(`shop.${hostname}`);
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue(`shop.${hostname}`);

  const domain = `shop-${mark}.example.com`;
  await field.fill(`https://Shop-${mark}.Example.com/path?x`);
  await section.getByRole('button', { name: 'Add domain' }).click();
  await expect(section.getByRole('heading', { name: domain })).toBeFocused();
  await expect(field).toHaveValue('');
  const item = section.getByRole('listitem').filter({ hasText: domain });
  const records = item.getByRole('table', { name: `Records of ${domain}` });
  await expect(records.getByText(`_tessera.shop-${mark}`, { exact: true })).toBeVisible();
  await expect(records.getByText(`_tessera.${domain}`)).toBeVisible();
  await expect(records.getByText(/^tessera-verify=\S+$/)).toBeVisible();
  await expect(records.getByText(hostname, { exact: true })).toBeVisible();

  // Whether the DNS says no or cannot be asked, nobody has proved anything.
  await item.getByRole('button', { name: 'Check now' }).click();
  await expect(item.getByText(/^Checked/)).toBeVisible();
  await expect(item.getByText('Waiting for DNS')).toBeVisible();

  await page.reload();
  await item.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: `Remove ${domain}?` });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(item).toBeHidden();
  await expect(section.getByRole('heading', { name: 'Domains', exact: true })).toBeFocused();
});
