import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** Runs in the browser: whether a sticky head or footer covers the focused element. */
function isFocusCovered(): string | false {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
    const hit = document.elementFromPoint((left + right) / 2, y)
    for (let element = hit; element; element = element.parentElement)
      if (getComputedStyle(element).position === 'sticky' && !element.contains(focused))
        return [
          focused.textContent?.slice(0, 30),
          top,
          bottom,
          y,
          element.className.slice(0, 40),
          element.getBoundingClientRect().top,
          element.getBoundingClientRect().bottom,
        ].join(' | ')
  }
  return false
}

/** Presses a key until the focus is back where it was, and looks at every stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = []
  let stops = 0
  const first = await page.evaluateHandle(() => document.activeElement)
  do {
    await page.keyboard.press(key)
    stops += 1
    const fault = await page.evaluate(isFocusCovered)
    if (fault) covered.push(fault)
  } while (stops < 80 && !(await first.evaluate((element) => element === document.activeElement)))
  expect(covered).toEqual([])
  expect(stops).toBeGreaterThan(5)
}

const forms = [
  { at: '/admin/coaches', button: 'Create coach', dialog: 'Create New Coach' },
  { at: '/admin/resources', button: 'Add a resource', dialog: 'Add a resource' },
]

for (const { at, button, dialog } of forms)
  test(`the sticky buttons of “${dialog}” never cover the focus @full`, async ({ page, logIn, visits }) => {
    await logIn('admin', { at })
    // A short window, as with an open keyboard
    const width = page.viewportSize()?.width ?? 390
    await page.setViewportSize({ width, height: 480 })
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.keyboard.press('Tab')
    await walk(page, 'Tab')
    await walk(page, 'Shift+Tab')
    visits.inspected.add(at)
  })
