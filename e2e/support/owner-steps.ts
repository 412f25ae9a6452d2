import { expect, type Page } from '@playwright/test'
import { field } from './auth-pages.ts'
import { inDays } from './days.ts'

const step = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${name} (?:done|to do|optional)$`) }) })
export const isDone = (page: Page, name: string) =>
  expect(step(page, name).getByRole('heading')).toHaveText(`${name} done`)
/** Opens the screen of a step of the starting list. */
const openStep = (page: Page, name: string) =>
  step(page, name).getByRole('link', { name, exact: true }).click()

export async function openStartingList(page: Page) {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Before you open' })).toBeVisible()
}

export async function enterSchoolData(page: Page) {
  await openStep(page, 'School data')
  const details = {
    Company: 'Köprü Dil Okulu A.Ş.',
    Street: 'Atatürk Caddesi 5',
    'Postcode and city': '35000 İzmir',
    Phone: '+90 232 555 12 34',
    'Support address (email)': 'destek@yeni-okul.example',
    Management: 'Derya Aslan',
    'Trade registry office': 'İzmir',
    'Trade register number': '12345',
    'MERSIS number': '1234567890123456',
    'Tax office': 'Konak',
    'Tax number': '1234567890',
  }
  for (const [label, text] of Object.entries(details)) await field(page, label).fill(text)
  await page.getByRole('button', { name: 'Save the settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
}

type Coach = { name: string; email: string }

/** Opens the form of a new coach and looks the account up. */
async function findCoach(page: Page, { email }: Coach) {
  await openStep(page, 'First coach')
  const form = page.getByRole('dialog', { name: 'Create New Coach' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Get User' }).click()
  return form
}

/** A person without an account is invited first. */
export async function inviteCoach(page: Page, coach: Coach) {
  const form = await findCoach(page, coach)
  await form.getByRole('link', { name: `Invite ${coach.email} as a coach` }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite a coach or an admin' })
  await expect(invitation.getByLabel('Email')).toHaveValue(coach.email)
  await invitation.getByLabel('Username').fill(coach.name)
  await invitation.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent')).toBeVisible()
}

/** Adds a person who accepted the invitation to the coach list and to the public pages. */
export async function addCoach(page: Page, coach: Coach) {
  const form = await findCoach(page, coach)
  await expect(form.getByLabel('User name')).toHaveValue(coach.name)
  await form.getByLabel('Personel Summary').fill('Bornova’da büyüdü, Leeds’te yaşadı.') // sic
  await form.getByLabel('Summary in English').fill('Grew up in Bornova, lived in Leeds.')
  await form.getByLabel('From').fill('İzmir')
  await form.getByRole('group', { name: 'Teaches' }).getByLabel('English').check()
  await form.getByLabel('Show on the public pages?').check({ force: true })
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Coach created')).toBeVisible()
}

export async function createFirstCourse(page: Page, name: string) {
  await openStep(page, 'First course')
  await page.getByLabel('Course Name').fill(name)
  await page.getByLabel('Description', { exact: true }).fill('Okulun ilk grubu.')
  await page.getByLabel('Description in English').fill('The first group of the school.')
  await page.getByLabel('Course Type', { exact: true }).selectOption('A1-A2')
  await page.getByLabel('Start Date').fill(inDays(40))
  await expect(page.getByLabel('End Date')).not.toHaveValue('')
  await page.getByRole('tab', { name: 'Enrollment', exact: true }).click()
  await page.getByLabel('Price', { exact: true }).fill('9000')
  await page.getByLabel('Max Enrollments').fill('12')
  await page.getByRole('tab', { name: 'Instructors' }).click()
  await page.getByLabel('Primary Coach').selectOption({ index: 1 })
  await page.getByRole('tab', { name: 'Zoom Session' }).click()
  await page.getByLabel('Zoom Link').fill('https://zoom.example.test/j/1')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Course created successfully')).toBeVisible()
}

/** Publishes another title of the vision on the page "About us". */
export async function changeVision(page: Page, title: { tr: string; en: string }) {
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await page.getByRole('link', { name: 'About us' }).click()
  const vision = page.getByRole('region', { name: 'Vision' })
  await vision.getByLabel('Title (Turkish)').fill(title.tr)
  await vision.getByLabel('Title (English)').fill(title.en)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publish = page.getByRole('dialog', { name: 'Publish this page' })
  await publish.getByRole('button', { name: 'Publish now' }).click()
  await expect(publish).toBeHidden()
}
