import { expect, test, type Browser, type Page } from '@playwright/test'
import { demoCoaches } from '@sohbet/server/demo/catalogue/demo-coaches'
import { demoCourses, nameOf } from '@sohbet/server/demo/catalogue/demo-courses'
import { demoPeople } from '@sohbet/server/demo/site/demo-site'
import { localPath, publicPages } from '@sohbet/domain/site/public-path'
import { sampleSchool } from '@sohbet/domain/school'
import { field, logInHere, password, press } from '../support/auth-pages.ts'
import { cards, fillBuyer, openForm, payWith } from '../support/iyzico-school.ts'
import { startNewSchool, type NewSchool } from '../support/new-school.ts'
import {
  addCoach,
  changeVision,
  createFirstCourse,
  enterSchoolData,
  inviteCoach,
  isDone,
  openStartingList,
} from '../support/owner-steps.ts'
import { answerFirst, questions, radio, start } from '../support/taking-level-test.ts'

let school: NewSchool
test.beforeAll(async () => {
  test.setTimeout(180_000)
  school = await startNewSchool(Number(process.env['E2E_PORT'] ?? 3801) + 60 + test.info().parallelIndex)
})
test.afterAll(() => school.stop())

const owner = 'sahip@yeni-okul.example'
const coach = { name: 'Can Demir', email: 'koc@yeni-okul.example' }
const group = 'İlk Grup'
/** The course costs 9000, and the larger plans 10 and 20 per cent more. The ticket of the level test says 0. */
const ownPrices = ['0', '9.000', '9,000', '9.900', '9,900', '10.800', '10,800'].map((price) => `${price} TL`)
const vision = { tr: 'Yarına bakışımız', en: 'How we see tomorrow' }

/** A window of its own for each person. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: school.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  })
  await context.addInitScript(() => localStorage.setItem('sohbet-language', 'en'))
  context.setDefaultTimeout(30_000)
  return context.newPage()
}

/** Full page, in the folder of the other journeys' pictures. */
const picture = (page: Page, name: string) =>
  page.screenshot({ path: `${import.meta.dirname}/../screenshots/opening-${name}.png`, fullPage: true })

/** Sets the password at the link of a mail, and logs in. */
async function enterBy(page: Page, link: string, email: string) {
  await page.goto(link)
  await field(page, 'New Password').fill(password)
  await field(page, 'Confirm Password').fill(password)
  await field(page, 'Confirm Password').press('Enter')
  await expect(page).toHaveURL(/\/auth\/login/)
  await logInHere(page, email, password)
}

const allPaths = publicPages.flatMap((page) => [page, localPath(page, 'en')])

/** Details, people, words and courses of the demo school. */
const invented = [
  ...Object.values(sampleSchool).filter((text) => !/^0+$/.test(text)),
  ...demoCoaches.map(({ username }) => username),
  ...demoCourses.map(nameOf),
  ...demoPeople.stories.list.flatMap(({ name, bubble }) => [name, bubble]),
  ...demoPeople.testimonials.list.flatMap(({ name, text }) => [name, text.tr, text.en]),
  'sohbet.test',
]

/** Looks for people, details and prices that the owner did not enter. */
async function expectNothingInvented(page: Page, allowed: readonly string[] = []) {
  for (const path of allPaths) {
    await page.goto(path)
    const said = await page.locator('body').innerText()
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const found = invented.filter((text) => `${said} ${links.join(' ')}`.includes(text))
    const prices = said.match(/[\d.,]+ (?:TL|₺)|[₺$€]\s?[\d.,]+/g) ?? []
    expect([path, found, prices.filter((price) => !allowed.includes(price))]).toEqual([path, [], []])
  }
}

async function expectClosed(browser: Browser) {
  const page = await newPage(browser)
  await expectNothingInvented(page)
  await page.goto('/en/courses')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The kettle’s on. We open soon.')
  await page.goto('/auth/register')
  await expect(page.getByText('The school has not opened yet')).toBeVisible()
  await expect(page.getByLabel('Username')).toBeHidden()
  for (const theme of ['light', 'dark'] as const)
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const)
      for (const path of ['/', '/en']) {
        await page.emulateMedia({ colorScheme: theme })
        await page.setViewportSize({ width, height })
        await page.goto(path)
        await picture(page, `soon-${width}-${theme}-${path === '/' ? 'tr' : 'en'}`)
      }
  await page.context().close()
}

/** A coach accepts the invitation before the school opens. */
async function acceptInvitation(browser: Browser) {
  const link = await school.mailed(coach.email, /http\S+reset-password\?token=\S+/)
  const page = await newPage(browser)
  await enterBy(page, link, coach.email)
  await expect(page).toHaveURL(/\/coach/)
  await page.context().close()
}

/** Every step of the starting list. */
async function prepare(page: Page, browser: Browser) {
  await expect(page.getByText(/^\d of 8 done$/)).toHaveText('1 of 8 done') // iyzico is set up
  await picture(page, 'list-desktop')
  await page.getByRole('button', { name: 'Open the school' }).click()
  await expect(page.getByText(/Still missing: school data, course type, coach/)).toBeVisible()
  await enterSchoolData(page)
  await openStartingList(page)
  await page.getByRole('button', { name: 'Add our A1-A2 track' }).click()
  await isDone(page, 'First course type')
  await page.getByRole('button', { name: 'Add our 50 questions' }).click()
  await isDone(page, 'Level test')
  await inviteCoach(page, coach)
  await acceptInvitation(browser)
  await openStartingList(page)
  await addCoach(page, coach)
  await openStartingList(page)
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await page.goto(await school.mailed(owner, /http\S+\/admin\?expires=\S+/))
  await isDone(page, 'Mail check')
  await createFirstCourse(page, group)
  await openStartingList(page)
  for (const name of ['School data', 'First coach', 'Payment', 'First course']) await isDone(page, name)
  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'list-phone')
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** The owner sees the public pages before the visitors do, and opens the school. */
async function open(page: Page, browser: Browser) {
  await page.getByRole('button', { name: 'Look at the pages' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: group }).first()).toBeVisible()
  const visitor = await newPage(browser)
  await visitor.goto('/en')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The kettle’s on. We open soon.')
  await visitor.context().close()
  await openStartingList(page)
  await page.getByRole('button', { name: 'Open the school' }).click()
  await expect(page.getByRole('heading', { name: 'Your school is open' })).toBeVisible()
  await picture(page, 'opened')
  await expect(page.getByRole('heading', { name: 'Before you open' })).toBeHidden()
}

async function register(page: Page, email: string) {
  await field(page, 'Username').fill('Elif')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await press(page, 'Register')
  await expect(page).toHaveURL(/\/auth\/verify-email/)
  await page.goto(await school.mailed(email, /http\S+verify-email\?\S+/))
  await press(page, 'Verify Email')
  await expect(page).toHaveURL(/\/auth\/login/)
  await field(page, 'Password').fill(password)
  await press(page, 'Login')
}

/** Answers all but the last question by API, which is quicker. */
async function takeLevelTest(page: Page, email: string) {
  await page.getByRole('link', { name: 'Take Level Test Now' }).click()
  await answerFirst(page.request, { username: 'Elif', email, password }, questions - 1)
  await page.reload()
  await start(page, 'Continue the test')
  // The last question is a recording
  await expect(radio(page, 1)).toBeEnabled({ timeout: 120_000 })
  await radio(page, 1).check({ force: true })
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'On to your group' }).click()
}

/** A visitor finds the course, registers, takes the level test and pays. */
async function buySeat(page: Page, email: string) {
  await page.goto('/en/courses')
  await page.getByRole('link', { name: group }).first().click()
  await expect(page.getByText('The first group of the school.')).toBeVisible()
  await page.getByRole('link', { name: 'Join this group', exact: true }).first().click()
  await expect(page.getByText(`Your group: ${group}`)).toBeVisible()
  await register(page, email)
  await expect(page).toHaveURL(/\/learner\/enroll\/[0-9a-f-]{36}/)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await takeLevelTest(page, email)
  await expect(page).toHaveURL(/\/learner\/enroll\/[0-9a-f-]{36}/)
  for (const heading of ['Prerequisites', 'Schedule', 'Payment']) {
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }
  await fillBuyer(page)
  await picture(page, 'payment')
  await openForm(page)
  await payWith(page, cards.ok)
  await expect(page.getByRole('heading', { name: 'Enrollment Successful!' })).toBeVisible()
  await picture(page, 'seat')
}

test(
  'an owner opens an empty school in production, and a visitor pays for a first seat',
  { tag: '@full' },
  async ({ browser }) => {
    test.setTimeout(600_000)
    await expectClosed(browser)
    const page = await newPage(browser)
    await enterBy(page, school.createAdmin(owner), owner)
    await expect(page).toHaveURL('/admin')
    await prepare(page, browser)
    await changeVision(page, vision)
    await openStartingList(page)
    await open(page, browser)

    const visitor = await newPage(browser)
    await expectNothingInvented(visitor, ownPrices)
    for (const [path, title] of [
      ['/about', vision.tr],
      ['/en/about', vision.en],
    ] as const) {
      await visitor.goto(path)
      await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
    }
    await visitor.goto('/')
    await picture(visitor, 'home')
    await buySeat(visitor, 'ogrenci@example.test')
    expect(school.iyzico.balance().price).toBeGreaterThan(0)
    await school.mailed('ogrenci@example.test', /9[.,]000/)
    await visitor.context().close()
    await page.context().close()
  },
)
