import { countReaders, createAnnouncement } from '@sohbet/contract/messaging/announcements'
import { getCampaignMails, setCampaignMails } from '@sohbet/contract/people/campaign-mails'
import { exportUser } from '@sohbet/contract/people/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { campaignMailConsents } from '../db/tables/people/campaign-mail-consents.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { startTestApp, testSecret, type TestApp } from '../testing/apps/test-app.ts'
import { createSignedLinks } from '../http/files/signed-links.ts'
import { aUser, aUserOf, type TestUser } from '../testing/rows/builders.ts'

let server: TestApp
let admin: TestUser
let learner: TestUser
beforeAll(async () => {
  server = await startTestApp()
  admin = await aUserOf(server.db, 'admin')
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(campaignMailConsents)
  learner = await aUser(server.db, { language: 'en' })
})

const choose = (isAgreed: boolean, as = learner) =>
  server.call(setCampaignMails, { body: { isAgreed } }, { as })
const agreedAt = async () => Object(await server.call(getCampaignMails, {}, { as: learner })).body.agreedAt
const rows = () =>
  server.db.select().from(campaignMailConsents).where(eq(campaignMailConsents.userId, learner.id))
const announce = () =>
  server.call(
    createAnnouncement,
    {
      body: {
        audience: { to: 'role', role: 'learner' },
        isCampaign: true,
        title: { tr: 'Erken kayıt', en: 'Early birds' },
        text: { tr: 'Yüzde on indirim', en: 'Ten per cent off' },
      },
    },
    { as: admin },
  )
const mails = async () => {
  await enqueue(server.db, 'mail-notifications', {})
  return server.mails(learner.email)
}
const urlOf = (token: string) => `/api/campaign-mails/unsubscribe/${token}`
const token = () => createSignedLinks(testSecret).tokenOf(learner.id)
/** As a mail program posts it. */
const post = (given: string, type = 'application/x-www-form-urlencoded') =>
  server.app.inject({
    method: 'POST',
    url: urlOf(given),
    headers: { 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('the consent to campaign mails', () => {
  test('is off by default, and stored with its time and with the time of its withdrawal', async () => {
    expect(await agreedAt()).toBeNull()
    await choose(true)
    await choose(true)
    expect(await agreedAt()).toBe(server.clock.now.toISOString())
    await choose(false)
    expect(await agreedAt()).toBeNull()
    await choose(true)
    const at = server.clock.now
    expect(await rows()).toMatchObject([
      { agreedAt: at, agreedIn: 'settings', withdrawnAt: at, withdrawnIn: 'settings' },
      { agreedAt: at, withdrawnAt: null },
    ])
    const { body } = await server.call(exportUser, { params: { id: learner.id } }, { as: learner })
    expect(Object(body).campaign_mail_consents).toHaveLength(2)
  })

  test('decides who gets a campaign; the mail has a link to unsubscribe', async () => {
    const other = await aUser(server.db)
    await choose(true)
    const audience = { to: 'role' as const, role: 'learner' as const }
    const count = await server.call(countReaders, { body: { audience, isCampaign: true } }, { as: admin })
    expect(count.body).toEqual({ count: 1 })
    expect((await announce()).body).toMatchObject({ isCampaign: true, sentCount: 1 })
    const [mail] = await mails()
    expect(mail?.subject).toBe('Early birds')
    expect(mail?.text).toContain(`/auth/unsubscribe?token=${token()}&lang=en`)
    expect(await server.mails(other.email)).toEqual([])
  })
})

describe('the link of a campaign mail', () => {
  test('does nothing when it is opened, and ends the mails without a log-in when it is posted', async () => {
    await choose(true)
    await announce()
    const opened = await server.app.inject({ url: urlOf(token()) })
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      expect.stringContaining(`/auth/unsubscribe?token=${token()}`),
    ])
    expect(await agreedAt()).not.toBeNull()
    expect((await post(token())).statusCode).toBe(200)
    expect(await agreedAt()).toBeNull()
    expect(await rows()).toMatchObject([{ withdrawnIn: 'link' }])
    // Also a mail that was still waiting
    expect(await mails()).toEqual([])
    expect((await post(token(), 'multipart/form-data; boundary=a')).statusCode).toBe(200)
  })

  test('of another user or with a wrong signature is refused', async () => {
    await choose(true)
    const other = await aUser(server.db)
    const [name] = token().split('.')
    const [, proof] = createSignedLinks(testSecret).tokenOf(other.id).split('.')
    for (const wrong of [`${name}.${proof}`, learner.id, `${name}.`, 'a.b.c'])
      expect((await post(wrong)).statusCode).toBe(403)
    expect(await agreedAt()).not.toBeNull()
  })
})
