import { expect, type APIRequestContext } from '@playwright/test'
import { brandFields, getBrand, maxBrandName, updateBrand } from '@sohbet/contract/core/brand'
import { getSettings, schoolSettings, updateSettings } from '@sohbet/contract/core/settings'
import { limits } from '@sohbet/contract/fields'
import type pg from 'pg'
import { isShort, type Admin, type Payloads } from './owner-payloads.ts'

const both = (text: string) => ({ tr: text, en: text })

/** Saves payloads in every text of the brand; returns the address of the icon that is drawn from the name. */
export async function writeBrand(admin: Admin, payloads: Payloads): Promise<string> {
  const saved = await admin('/settings/brand', getBrand.reply)
  const next = (field: 'name' | 'tagline' | 'footer', max: number) => {
    const fits = (text: string) =>
      brandFields.shape[field].safeParse(field === 'name' ? text : both(text)).success
    return payloads.for(`brand.${field}`, { max, fits, isShared: isShort(max) })
  }
  const data = {
    ...brandFields.parse(saved),
    name: next('name', maxBrandName) ?? saved.name,
    tagline: both(next('tagline', 160) ?? saved.tagline.en),
    footer: both(next('footer', 200) ?? saved.footer.en),
    revision: saved.revision,
  }
  const { pictures } = await admin('/settings/brand', updateBrand.reply, { method: 'PUT', data })
  return `/api/brand/files/${pictures.favicon}`
}

/** Saves payloads in the announcement bar. */
export async function writeAnnouncement(admin: Admin, payloads: Payloads): Promise<void> {
  const { announcement, ...saved } = await admin('/settings', getSettings.reply)
  const fits = (text: string) => schoolSettings.shape.announcement.safeParse(both(text)).success
  const text = payloads.for('announcement', {
    max: limits.announcement,
    fits,
    isShared: isShort(limits.announcement),
  })
  const data = { revision: saved.revision, announcement: text === undefined ? announcement : both(text) }
  await admin('/settings', updateSettings.reply, { method: 'PUT', data })
}

/** Statements that write one text into every text of a record that visitors or learners see. */
const statements = [
  'UPDATE courses SET name = $1, description = $1, description_en = $1',
  `UPDATE course_types SET name = $1 || ' ' || id, description = $1`,
  `UPDATE modules SET name = $1, description = $1, video_title = $1, video_description = $1,
     docs = (SELECT coalesce(jsonb_agg(doc || jsonb_build_object('title', $1::text, 'description', $1::text)), '[]')
       FROM jsonb_array_elements(docs) AS doc)`,
  'UPDATE coaches SET personal_summary = $1, summary_en = $1, origin = $1',
  `UPDATE users SET username = $1 WHERE role = 'coach'`,
  `UPDATE level_test_questions SET text = $1, option_a = $1 || ' a', option_b = $1 || ' b',
     option_c = $1 || ' c', option_d = $1 || ' d' WHERE is_quick`,
  'UPDATE partners SET name = $1 WHERE removed_at IS NULL',
]

/** Writes payloads into courses, modules, coaches, partners and the quick test, and waits until visitors see them. */
export async function writeRecords(
  { client, request }: { client: pg.Client; request: APIRequestContext },
  { payloads, round }: { payloads: string; round: number },
): Promise<void> {
  const mark = `round-${round}-`
  // Without triggers, which keep what learners have answered or bought
  await client.query('SET session_replication_role = replica')
  for (const statement of statements) await client.query(statement, [`${mark} ${payloads}`])
  await client.query('SET session_replication_role = origin')
  for (const path of ['/courses', '/about', '/quick-test'])
    await expect.poll(async () => (await request.get(path)).text()).toContain(mark)
}
