import { listSecurityLog } from '@sohbet/contract/core/security-log'
import { listSpeakingTasks, saveSpeakingTasks } from '@sohbet/contract/catalogue/speaking-tasks'
import { asAdmin } from '../support/enrolling.ts'
import { expect, test } from '../support/fixtures.ts'
import { aCoach } from '../support/lesson-people.ts'
import { aStudent, arrive, handTo } from '../support/studying.ts'

/** The microphone is Chromium's own, which beeps. */
test(
  'a recording made offline arrives, the coach answers by voice, the learner listens and sends another, and an admin needs a reason to hear it',
  { tag: '@full' },
  async ({ page, request, look, otherHalf, visits, logIn }) => {
    test.slow()
    const coach = await aCoach(request)
    // Other journeys study the modules of the first type
    const { learner, course, modules } = await aStudent(request, { coachId: coach.id, type: 'B1-B2' })
    const admin = await asAdmin(request)
    const params = { id: modules[0]?.id ?? '' }
    const { revision } = await admin(listSpeakingTasks, { params })
    const task = { kind: 'answer', seconds: 30, text: 'Tell us about your morning.' } as const
    await admin(saveSpeakingTasks, { params, body: { tasks: [task], revision } })
    const path = `/learner/course/${course.id}?module=1`
    const recordFor3Seconds = async () => {
      await page.getByRole('button', { name: 'Record', exact: true }).click()
      await expect(page.getByRole('timer')).toHaveText(/^0:0[3-9]/)
      await page.getByRole('button', { name: 'Stop recording' }).click()
    }

    await test.step('the learner records without a connection, and it is sent when there is one', async () => {
      await arrive(page, learner, visits, path)
      await page.getByRole('link', { name: 'Speak', exact: true }).click()
      await expect(page.getByText('Tell us about your morning.')).toBeVisible()
      await look('speak')
      await page.context().setOffline(true)
      await recordFor3Seconds()
      await expect(page.getByText(/Take 1 of 3/)).toBeVisible()
      await look('speak-recorded')
      await page.getByRole('button', { name: 'Send to your coach' }).click()
      await expect(page.getByText(/^On this device/)).toBeVisible()
      await page.context().setOffline(false)
      await expect(page.getByText(/^Sent\. Your coach/)).toBeVisible()
      await otherHalf(() => look('speak-sent-tr-dark'))
    })

    let learnerId = ''
    await test.step('the coach listens, marks and answers by voice', async () => {
      await handTo(page, coach, visits, '/coach/listen')
      const name = page.getByRole('link', { name: learner.username, exact: true })
      learnerId = (await name.getAttribute('href'))?.split('/').at(-1) ?? ''
      for (const [aspect, mark] of Object.entries({ Clear: 3, Flow: 2, Words: 4, Grammar: 3 })) {
        const marks = page.getByRole('group', { name: aspect, exact: true })
        await marks.getByRole('radio', { name: String(mark), exact: true }).check()
      }
      await recordFor3Seconds()
      await page.getByRole('button', { name: 'Send the answer' }).click()
      await expect(page.getByText('All heard')).toBeVisible()
      await look('listen-all-heard')
    })

    await test.step('the learner hears the answer', async () => {
      await handTo(page, learner, visits, `${path}&view=speak`)
      const answer = page.getByRole('region', { name: 'Task 1 of 1: The answer of your coach' })
      await expect(answer.getByText('2 of 4', { exact: true })).toBeAttached()
      await answer.getByRole('button', { name: 'Listen now' }).click()
      await expect(answer.getByRole('button', { name: 'Listen again' })).toBeVisible()
      await look('speak-heard')
    })

    await test.step('the learner sends it once more', async () => {
      await page.getByRole('button', { name: 'Record it once more' }).click()
      await recordFor3Seconds()
      await page.getByRole('button', { name: 'Send to your coach' }).click()
      await expect(page.getByText('Your second recording')).toBeVisible()
      await expect(page.getByText(/^Sent\. Your coach/)).toBeVisible()
    })

    await test.step('an admin hears it with a reason, which the security log keeps', async () => {
      await page.goto('/healthz')
      await page.evaluate(() => localStorage.clear())
      await logIn('admin', { at: `/admin/users?user=${learnerId}` })
      await page.getByText('Recordings', { exact: true }).click()
      await page.getByRole('button', { name: 'Open with a reason' }).first().click()
      await page.getByLabel('Reason').fill('The learner asked us to check the sound')
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await page.getByRole('button', { name: 'Listen now' }).click()
      await expect(page.getByRole('button', { name: 'Listen again' })).toBeVisible()
      await look('recording-of-learner')
      const query = { event: 'recording_opened', searchText: learner.email } as const
      expect((await admin(listSecurityLog, { query })).totalCount).toBe(1)
    })
  },
)
