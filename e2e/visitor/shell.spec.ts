import { expect, test } from '../support/fixtures.ts'

test.beforeEach(({ logIn }) => logIn('admin'))

test.describe('on a phone', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 400, 'wide screens have a sidebar')

  test('the navigation is a drawer that closes when a link is followed', async ({ page, look }) => {
    await expect(page.getByRole('complementary')).toBeHidden()
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const drawer = page.getByRole('dialog', { name: 'Admin Navigation' })
    await expect(drawer.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    await look('drawer')
    await drawer.getByRole('link', { name: 'Users' }).click()
    await expect(page).toHaveURL('/admin/users')
    await expect(drawer).toBeHidden()
  })
})

test.describe('on a desktop', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'narrow screens have a drawer')

  test('the sidebar is 250 px wide, 60 px collapsed, and remembers its state', async ({ page, look }) => {
    const sidebar = page.getByRole('complementary')
    const width = async () => (await sidebar.boundingBox())?.width
    await expect(page.getByRole('navigation', { name: 'Admin Navigation' })).toBeVisible()
    expect(await width()).toBe(250)
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.poll(width).toBe(60)
    await page.getByRole('heading', { level: 1 }).hover() // away from the button, whose tooltip would be inspected too
    await look('sidebar-collapsed')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    expect(await width()).toBe(60)
    await sidebar.getByRole('link', { name: 'Users' }).click()
    await expect(page).toHaveURL('/admin/users')
    await page.getByRole('heading', { level: 1 }).hover() // away from the link, too
    await expect(page.getByRole('tooltip')).toBeHidden()
  })

  test('a part that loads later changes nothing in the bar', async ({ page }) => {
    const burger = page.getByRole('button', { name: 'Open navigation' })
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
    await expect(burger).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(burger).toBeHidden()
  })
})
