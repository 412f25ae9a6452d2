import { listOwnLessons } from '@sohbet/contract/lessons/lessons'
import { joinLesson, openGroupClass } from '@sohbet/contract/lessons/shared-lessons'
import { expect, test } from '../support/fixtures.ts'
import { aPupil, aTeacher } from '../support/lesson-people.ts'
import { mailed } from '../support/mailbox.ts'
import { mailNotices, placeLesson, runLessonJob } from '../support/school-database.ts'
import { arrive, handTo } from '../support/studying.ts'
import { inDays } from '../support/days.ts'

test(
  'a learner invites a partner to a duo; the link of the mail books nothing until the partner accepts',
  { tag: '@full' },
  async ({ page, request, look, otherHalf, visits }) => {
    const [teacher, booker, partner] = await Promise.all([
      aTeacher(request),
      aPupil(request, 1),
      aPupil(request, 1),
    ])
    const card = page.getByRole('article').filter({ hasText: `With ${teacher.username}` })
    visits.inspected.add('/learner/lessons/book') // lessons.spec.ts inspects its first steps
    await arrive(page, booker, visits, '/learner/lessons/book')
    await page.getByRole('link', { name: /^Duo lesson/ }).click()
    await page.getByRole('link', { name: new RegExp(teacher.username) }).click()
    await page.getByRole('list', { name: 'Free times' }).getByRole('link').last().click()
    await page.getByLabel('Email address of your partner').fill(partner.email)
    await page.getByLabel('What do you want to talk about? (optional)').fill('Films that we both saw')
    await look('book-duo')
    await page.getByRole('button', { name: 'Book for 1 credit' }).click()
    await expect(card).toContainText(`You invited ${partner.email}. We wait for the answer.`)
    await look('duo-waits')

    await mailNotices(partner.id)
    const [address = ''] = await mailed(request, partner.email, /http\S+\/learner\/lessons\S*/)
    await handTo(page, partner, visits, new URL(address).pathname)
    await expect(page.getByRole('heading', { name: `${booker.username} invites you` })).toBeVisible()
    expect(await partner.left()).toBe(1)
    expect((await partner.call(listOwnLessons, {})).upcoming).toEqual([])
    await look('duo-invitation')
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('dialog')).toContainText('This costs 1 credit.')
    await page.getByRole('button', { name: 'Take the seat' }).click()
    await expect(card).toContainText(`Together with ${booker.username}`)
    expect(await partner.left()).toBe(0)
    await otherHalf(() => look('duo-taken-tr-dark'))

    await handTo(page, booker, visits, '/learner/lessons')
    await expect(card).toContainText(`Together with ${partner.username}`)
    await expect(card.getByRole('link', { name: 'Move' })).toBeHidden()
  },
)

test(
  'a coach opens a group class on a phone, its last seat is taken, and the next learner reads that it is full',
  { tag: '@full' },
  async ({ page, request, look, visits }) => {
    const [teacher, first, second, late] = await Promise.all([
      aTeacher(request),
      aPupil(request, 1),
      aPupil(request, 1),
      aPupil(request, 1),
    ])
    const topic = `Kitchens ${teacher.username}`
    const card = page.getByRole('article').filter({ hasText: topic })
    await arrive(page, teacher, visits, '/coach/lessons')
    await page.getByRole('button', { name: 'Open a group class' }).click()
    await page.getByLabel('Topic').fill(topic)
    await page.getByLabel('Day').fill(inDays(3))
    await page.getByLabel('Time (Istanbul)').fill('19:00')
    await page.getByLabel('Lowest level').selectOption('A1')
    await page.getByLabel('Seats').selectOption('2')
    await look('open-group-class')
    await page.getByRole('button', { name: 'Open the class' }).click()
    await expect(card).toContainText('0 of 2 seats taken, at least 2')
    await look('coach-group-class')

    await handTo(page, first, visits, '/learner/lessons')
    await expect(card).toContainText('2 seats left')
    await card.getByRole('button', { name: 'Join for 1 credit' }).click()
    await page.getByRole('button', { name: 'Take the seat' }).click()
    // Until the list of open classes is read again, it shows the class too
    await expect(card.getByText('You can cancel it free of charge until')).toBeVisible()
    const { upcoming } = await first.call(listOwnLessons, {})
    const id = upcoming[0]?.id ?? ''

    await handTo(page, late, visits, '/learner/lessons/book?kind=group')
    await expect(card).toContainText('1 seat left')
    await look('pick-class')
    await second.call(joinLesson, { params: { id }, body: { wish: '' } })
    await card.getByRole('button', { name: 'Join for 1 credit' }).click()
    await page.getByRole('button', { name: 'Take the seat' }).click()
    await expect(page.getByText('No seat is left in this lesson')).toBeVisible()
    await expect(card).toBeHidden()
    expect(await late.left()).toBe(1)
    await page.goto('/learner/lessons')
    await look('lessons-with-offers')

    await handTo(page, teacher, visits, '/coach/lessons')
    await expect(card).toContainText('2 of 2 seats taken')
    await look('coach-class-is-full')
  },
)

test(
  'a group class with too few learners is cancelled when its bookings end, and the credit is back',
  { tag: '@full' },
  async ({ page, request, look, otherHalf, visits }) => {
    const [teacher, learner] = await Promise.all([aTeacher(request), aPupil(request, 1)])
    const topic = `Gardens ${teacher.username}`
    const { id } = await teacher.call(openGroupClass, {
      body: {
        startsAt: `${inDays(4)}T12:00:00.000Z`,
        topic,
        levelFrom: 'A1',
        levelTo: 'C1',
        seats: 6,
        leastSeats: 2,
      },
    })
    await learner.call(joinLesson, { params: { id }, body: { wish: '' } })
    expect(await learner.left()).toBe(0)
    await placeLesson(id, 11.5)
    await runLessonJob()
    await expect.poll(learner.left, { timeout: 60_000 }).toBe(1)

    await arrive(page, learner, visits, '/learner/lessons')
    const card = page.getByRole('article').filter({ hasText: topic })
    await expect(card.getByText('Cancelled', { exact: true })).toBeVisible()
    await look('class-cancelled')
    await mailNotices(learner.id)
    await mailed(request, learner.email, /Grup dersi iptal: yeterli katılım yok/)
    await otherHalf(() => look('class-cancelled-tr-dark'))
  },
)
