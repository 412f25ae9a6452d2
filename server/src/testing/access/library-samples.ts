import { randomUUID } from 'node:crypto'
import { defaultContent } from '@sohbet/contract/site/default-content'
import { defaultBrand } from '@sohbet/domain/brand/brand'
import { defaultSchool } from '@sohbet/domain/school'
import { eq, sql } from 'drizzle-orm'
import { courseTypes } from '../../db/tables/catalogue/course-types.ts'
import { levelTests } from '../../db/tables/catalogue/level-tests.ts'
import { resources } from '../../db/tables/catalogue/resources.ts'
import { schoolBrand } from '../../db/tables/core/school-brand.ts'
import { schoolData } from '../../db/tables/core/school-data.ts'
import { mailTexts } from '../../db/tables/core/mail-texts.ts'
import { siteDrafts, siteVersions } from '../../db/tables/core/site.ts'
import { users } from '../../db/tables/people/users.ts'
import { firstTextOf } from '../../emails/texts/mails.ts'
import { createSignedLinks } from '../../http/files/signed-links.ts'
import { testSecret } from '../apps/test-app.ts'
import { aCourse } from '../rows/catalogue.ts'
import { aPdf } from '../files/documents.ts'
import { aResource } from '../rows/resources.ts'
import { anEnrollment } from '../rows/selling.ts'
import type { Sample, World } from './sample.ts'

const resource = {
  title: 'Slow news',
  description: '',
  type: 'website',
  link: 'https://example.test/news',
  level: null,
  courseId: null,
  isActive: true,
}

/** A resource of a course in which the owner has a seat; a random id when the owner does not exist. */
async function ofOwner({ db, owner }: World) {
  const exists = (await db.$count(users, eq(users.id, owner.id))) > 0
  if (!exists) return { params: { id: randomUUID() } }
  const { id: courseId } = await aCourse(db)
  await anEnrollment(db, { userId: owner.id, courseId })
  return { params: { id: (await aResource(db, { courseId })).id } }
}

async function onFirstRevision({ db }: World) {
  await db.delete(siteDrafts)
  return { params: { page: 'faq' }, body: { revision: 0 } }
}

const mailText = firstTextOf('verification', 'tr')

async function unchangedMail(db: World['db']) {
  await db.delete(mailTexts)
  return { params: { mail: 'verification', language: 'tr' } }
}

export const librarySamples: Record<string, Sample> = {
  'resources.listOwnResources': () => ({}),
  'resources.getOwnResource': ofOwner,
  'resources.listResources': () => ({}),
  'resources.createResource': () => ({ body: resource }),
  'resources.updateResource': async ({ db }) => ({
    params: { id: (await aResource(db)).id },
    body: resource,
  }),
  'resources.deleteResource': async ({ db }) => ({ params: { id: (await aResource(db)).id } }),
  'resources.orderResources': async ({ db }) => {
    await db.delete(resources)
    return { body: { ids: [(await aResource(db)).id] } }
  },
  'resources.uploadResourceFile': () => ({ body: { file: aPdf() } }),
  'resources.getResourceFile': () => ({
    params: { name: `${'0'.repeat(32)}.pdf` },
    query: { expires: 0, signature: 'A'.repeat(43) },
  }),
  'quizOverview.listQuizzes': () => ({ query: {} }),
  'search.search': () => ({ query: { text: 'istanbul' } }),
  'brand.getBrand': () => ({}),
  'brand.updateBrand': async ({ db }) => {
    await db.delete(schoolBrand)
    return { body: { ...defaultBrand, name: 'Another one', revision: 0 } }
  },
  'brand.uploadBrandPicture': async ({ db }) => {
    await db.delete(schoolBrand)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    const file = new File([svg], 'logo.svg', { type: 'image/svg+xml' })
    return { body: { file, kind: 'logo', revision: 0 } }
  },
  'brand.removeBrandPicture': async ({ db }) => {
    await db.delete(schoolBrand)
    return { params: { kind: 'logo' }, body: { revision: 0 } }
  },
  'brand.getBrandFile': () => ({ params: { name: `${'0'.repeat(32)}.png` } }),
  'school.getSchool': () => ({}),
  'school.getSchoolSettings': () => ({}),
  'school.updateSchoolSettings': async ({ db }) => {
    await db.delete(schoolData)
    return { body: { ...defaultSchool, email: 'school@example.test', company: 'Another one', revision: 0 } }
  },
  'plans.listPlans': () => ({}),
  'opening.getOpening': () => ({}),
  'opening.addTemplateCourseType': async ({ db }) => {
    await db
      .update(courseTypes)
      .set({ name: sql`'Former ' || id` })
      .where(eq(courseTypes.name, 'B1-B2'))
    return { body: { track: 'B1-B2' } }
  },
  'opening.addTemplateLevelTest': async ({ db }) => {
    await db.update(levelTests).set({ isActive: false })
    return {}
  },
  'opening.sendMailCheck': () => ({}),
  'opening.confirmMailCheck': ({ owner }) => {
    const links = createSignedLinks(testSecret)
    const link = links.signForHours(`/mail-check/${owner.id}`, new Date('2026-03-02T09:00:00Z'))
    const { expires, signature } = Object.fromEntries(new URLSearchParams(link.split('?')[1]))
    return { body: { expires: Number(expires), signature } }
  },
  'opening.lookAhead': () => ({}),
  'opening.openSchool': () => ({}),
  'site.listSitePages': () => ({}),
  'site.getSitePage': () => ({ params: { page: 'faq' } }),
  'site.saveSiteDraft': async ({ db }) => {
    await db.delete(siteDrafts)
    return { params: { page: 'faq' }, body: { content: defaultContent.faq, revision: 0 } }
  },
  'site.discardSiteDraft': onFirstRevision,
  'site.publishSitePage': onFirstRevision,
  'site.listSiteVersions': () => ({ params: { page: 'faq' } }),
  'site.restoreSiteVersion': async ({ db }) => {
    await db.delete(siteDrafts)
    const number = (await db.$count(siteVersions, eq(siteVersions.page, 'faq'))) + 1
    const content = { faq: {} }
    await db.insert(siteVersions).values({ page: 'faq', number, content, publishedAt: new Date() })
    return { params: { page: 'faq', number }, body: { revision: 0 } }
  },
  'site.previewSitePage': () => ({ params: { page: 'faq' }, query: { language: 'tr' } }),
  'site.uploadSiteFile': () => ({ body: { file: aPdf(), kind: 'pdf' } }),
  'site.getSiteFile': () => ({ params: { name: `${'0'.repeat(32)}.pdf` } }),
  'mailTexts.listMailTexts': () => ({}),
  'mailTexts.getMailText': () => ({ params: { mail: 'verification' } }),
  'mailTexts.saveMailText': async ({ db }) => ({
    ...(await unchangedMail(db)),
    body: { ...mailText, revision: 0 },
  }),
  'mailTexts.resetMailText': async ({ db }) => ({ ...(await unchangedMail(db)), body: { revision: 0 } }),
  'mailTexts.previewMailText': async ({ db }) => ({ ...(await unchangedMail(db)), body: mailText }),
  'mailTexts.sendTestMail': async ({ db }) => ({ ...(await unchangedMail(db)), body: mailText }),
  'system.getSystem': () => ({}),
  'changeLog.listChanges': () => ({ query: { area: 'resources' } }),
}
