import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const password = 'bir bardak çay'
export const newAddress = (name: string) => `${name}-${randomUUID()}@sohbet.test`

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** With the keyboard: on a phone a toast may cover the button. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter')

/** A toast with its title and its message. */
export async function toast(page: Page, kind: 'status' | 'alert', title: string, message = '') {
  const withTitle = page.getByRole(kind).filter({ has: page.getByText(title, { exact: true }) })
  await expect(withTitle.filter({ hasText: message }).first()).toBeVisible()
}

/** Fills in the open log-in page. */
export async function logInHere(page: Page, email: string, secret: string) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(secret)
  await press(page, 'Login')
}
