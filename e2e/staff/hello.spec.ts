import { listDrafts, publishDraft } from '@sohbet/contract/people/coach-profile'
import { slugOf } from '@sohbet/domain/slug'
import { asAdmin } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { aCoach } from '../support/lesson-people.ts'
import { arrive } from '../support/studying.ts'

/** The microphone is Chromium's own, which beeps. */
test(
  'a coach records a hello, and after an admin published it a visitor hears it',
  { tag: '@full' },
  async ({ page, request, look, otherHalf, visits }) => {
    const coach = await aCoach(request, { isPublic: true })

    await test.step('the coach records, listens and uses the recording', async () => {
      await arrive(page, coach, visits, '/coach/public-page')
      await page.getByRole('button', { name: 'Record', exact: true }).click()
      await expect(page.getByRole('timer')).toHaveText(/^0:0[3-9]/)
      await page.getByRole('button', { name: 'Stop recording' }).click()
      await expect(page.getByText('Recorded', { exact: true })).toBeVisible()
      await look('hello-recorded')
      await page.getByRole('button', { name: 'Use this recording' }).click()
      await expect(page.getByText('Your hello waits for an admin').first()).toBeVisible()
      await look('hello-waits')
      await otherHalf(() => look('hello-waits-tr-dark'))
    })

    await test.step('an admin publishes it, and a visitor plays it', async () => {
      const admin = await asAdmin(request)
      const waiting = (await admin(listDrafts, {})).find(({ coachId }) => coachId === coach.id)
      expect(waiting?.draft.hello?.seconds).toBeGreaterThan(1)
      await admin(publishDraft, {
        params: { coachId: coach.id },
        body: { revision: waiting?.draft.revision ?? 0 },
      })
      const hello = page.getByLabel(`Hear the hello: ${coach.username}`)
      // The server renders the page again a moment after the change
      await expect(async () => {
        await page.goto(`/en/coaches/${slugOf({ id: coach.id, name: coach.username })}`)
        await expect(hello).toBeVisible({ timeout: 1000 })
      }).toPass()
      const played = await hello.evaluate(async (element) => {
        if (!(element instanceof HTMLAudioElement)) return -1
        element.muted = true
        await element.play()
        await new Promise((resolve) => element.addEventListener('timeupdate', resolve))
        return element.currentTime
      })
      expect(played).toBeGreaterThanOrEqual(0)
      await look('hello-published')
    })
  },
)
