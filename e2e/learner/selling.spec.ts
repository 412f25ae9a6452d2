import type { Page } from '@playwright/test'
import { createDiscountCode } from '@sohbet/contract/campaigns/campaigns'
import { createEnrollment } from '@sohbet/contract/selling/enrollments'
import { aCourse, aLearner, asAdmin, takeSeat } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { mailed } from '../support/mailbox.ts'
import { arrive } from '../support/studying.ts'

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function agreeAndPay(page: Page, button = 'Complete Enrollment') {
  await page.getByRole('checkbox', { name: /pre-information form/ }).check()
  await page.getByRole('checkbox', { name: /distance sales contract/ }).check()
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByText('TEST MODE')).toBeVisible()
}

async function payAtProvider(page: Page) {
  await page.getByRole('button', { name: /Card that pays/ }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Enrollment Successful!' })).toBeVisible()
}

test('a learner enrols, pays, cancels, and gets the money back', async ({
  page,
  request,
  look,
  otherHalf,
  visits,
}) => {
  const [learner, course] = await Promise.all([aLearner(request), aCourse(request)])
  await arrive(page, learner, visits)
  await page.getByRole('link', { name: 'My Courses', exact: true }).click()
  await card(page, course.name).getByRole('link', { name: 'Enroll Now' }).click()

  await expect(step(page, 'Course Details')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('You have everything that this course asks for.')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(step(page, 'Schedule')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: /Super/ }).check()
  await expect(page.getByText('Total $495')).toBeVisible()
  await look('enroll-payment')
  await agreeAndPay(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('$495')
  await look('checkout')
  await payAtProvider(page)
  await expect(
    page.getByText('You will receive a confirmation email with course details shortly.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your first live session' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the course' })).toBeVisible()
  await look('enrollment-success')
  await mailed(request, learner.email, new RegExp(`Kaydın tamam: ${course.name}`))

  await page.getByRole('link', { name: 'Go to my courses' }).click()
  const mine = card(page, course.name)
  await expect(mine.getByText('active', { exact: true })).toBeVisible()
  await expect(page.getByText(`With “${course.name}”`).first()).toBeVisible()
  await look('courses')
  const download = page.waitForEvent('download')
  await mine.getByRole('button', { name: /^Receipt of/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await mine.getByRole('button', { name: 'Cancel enrollment' }).click()
  await expect(page.getByRole('dialog')).toContainText('You get $495 back')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel enrollment' }).click()
  await expect(page.getByText('Your enrollment is cancelled')).toBeVisible()
  // On a phone messages appear at the bottom, where they cover neither the header nor the title
  const toast = await page.getByText('Your enrollment is cancelled').boundingBox()
  expect(toast?.y ?? 0).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2)
  // A job of the provider sends the refund
  await expect(async () => {
    await page.reload()
    await page.getByText('Cancelled (1)').click()
    await expect(card(page, course.name).getByText('Given back')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(card(page, course.name).filter({ hasText: 'You cancelled it.' })).toBeVisible()
  await otherHalf(() => look('courses-tr-dark'))
})

test(
  'a learner whose card is declined, or who leaves the payment page, keeps the seat and can pay later',
  { tag: '@full' },
  async ({ page, request, look, visits }) => {
    const [learner, course] = await Promise.all([aLearner(request), aCourse(request)])
    await arrive(page, learner, visits, `/learner/enroll/${course.id}?step=payment`)
    await agreeAndPay(page)
    await page.getByRole('button', { name: /Card that is declined/ }).click()
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(page.getByRole('alert')).toContainText('Your card was declined')
    await look('checkout-declined')
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await expect(page).toHaveURL('/learner')
    await expect(page.getByText('Nothing was paid')).toBeVisible()
    await page.getByRole('link', { name: 'Your seat is waiting for you' }).click()
    await expect(page.getByRole('heading', { name: 'Your seat is waiting for you' })).toBeVisible()
    await look('enroll-held')
    await page.getByRole('link', { name: 'My courses' }).last().click()
    await expect(page.getByText(/left to pay/)).toBeVisible()
    await look('courses-pending')
    // Another plan has another price and needs new consents
    await page.getByRole('link', { name: 'Another plan' }).click()
    await page.getByRole('radio', { name: /Super/ }).check()
    await agreeAndPay(page, 'Pay $495')
    visits.inspected.add(new URL(page.url()).pathname)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('$495')
    await payAtProvider(page)
    visits.inspected.add('/learner/enrollment/success')
  },
)

test(
  'the first learner on the waiting list of a full course gets the freed seat and pays',
  { tag: '@full' },
  async ({ page, request, look, visits }) => {
    const [early, late, course] = await Promise.all([
      aLearner(request),
      aLearner(request),
      aCourse(request, { seats: 1 }),
    ])
    const seat = await takeSeat(early.call, course.id)
    await arrive(page, late, visits, '/learner/courses')
    visits.inspected.add('/learner/courses')
    const offered = card(page, course.name)
    await expect(offered.getByText('No spots left')).toBeVisible()
    await offered.getByRole('link', { name: 'Join the waiting list' }).click()
    await expect(step(page, 'Waiting list')).toBeVisible()
    await look('enroll-waiting')
    await page.getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(page.getByText(/You are number 1 in line/)).toBeVisible()

    await seat.cancel()
    await mailed(request, late.email, new RegExp(course.name))
    await page.goto('/learner/courses')
    await page.getByRole('link', { name: 'Pay $450' }).click()
    await agreeAndPay(page, 'Pay $450')
    for (const path of [new URL(page.url()).pathname, '/learner/enrollment/success'])
      visits.inspected.add(path)
    await payAtProvider(page)
  },
)

test(
  'two learners want the last use of a discount code: one gets it, the other reads why not',
  { tag: '@full' },
  async ({ page, request, look, visits }) => {
    const [first, second, course] = await Promise.all([
      aLearner(request),
      aLearner(request),
      aCourse(request),
    ])
    const admin = await asAdmin(request)
    const { code } = await admin(createDiscountCode, { body: lastUse(course.id) })
    await arrive(page, second, visits, `/learner/enroll/${course.id}?step=payment`)
    await page.getByRole('button', { name: 'Have a discount code?' }).click()
    await page.getByLabel('Discount code').fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText(`Code ${code} is applied.`)).toBeVisible()
    await expect(page.getByText('−$90')).toBeVisible()
    await look('enroll-discount')
    // The price is shown, but the use is taken with the seat
    const taken = await first.call(createEnrollment, { body: { courseId: course.id, discountCode: code } })
    expect(taken.amount).toBe(360)
    await page.getByRole('checkbox', { name: /pre-information form/ }).check()
    await page.getByRole('checkbox', { name: /distance sales contract/ }).check()
    await page.getByRole('button', { name: 'Complete Enrollment' }).click()
    await expect(page.getByText('This discount code has been used up.').first()).toBeVisible()
    await expect(page.getByText('Total $450')).toBeVisible()
    await agreeAndPay(page)
    visits.inspected.add(new URL(page.url()).pathname)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('$450')
  },
)

const lastUse = (courseId: string) => ({
  code: `LAST-${courseId.slice(-8)}`,
  name: 'One use',
  kind: 'percent' as const,
  percent: 20,
  sum: null,
  currency: null,
  plans: [],
  courseIds: [courseId],
  validFrom: null,
  validUntil: null,
  maxUses: 1,
  maxUsesPerLearner: null,
  firstPaidCourseOnly: false,
  isActive: true,
})
