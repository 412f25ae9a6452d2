import { type demoAccounts, demoPassword } from '@sohbet/server/demo/demo-data'
import type { Language } from '@sohbet/domain/language'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../lib/chromium.mjs'

export type DemoPerson = { email: (typeof demoAccounts)[number]['email']; password: string }

export const demoPerson = (email: DemoPerson['email']): DemoPerson => ({ email, password: demoPassword })

export function launchBrowser() {
  const executablePath = findChromium()
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
}

/** Logs in by the form and waits for the person's home. */
export async function logIn(page: Page, { email, password }: DemoPerson, language: Language) {
  await page.goto(`/auth/login?lang=${language}`)
  await page.locator('input[type="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}
