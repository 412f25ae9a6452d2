import { defaultContent } from '@sohbet/contract/site/default-content'
import type { StoredPage } from '@sohbet/contract/site/site-pages'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { siteDrafts, siteVersions } from '../../db/tables/core/site.ts'
import { users } from '../../db/tables/people/users.ts'
import { tourScreens } from './demo-tour.ts'

type People = StoredPage<'people'>

const stories: People['stories']['list'] = [
  {
    name: 'Selin',
    bubble: 'I called the bank.',
    description: {
      tr: 'Telefonda donup kalırdı. Geçen hafta bankayı İngilizce aradı, gayet iyi geçti.',
      en: 'She used to freeze on the phone. Last week she called the bank, and it was fine.',
    },
    picture: '',
    face: 'selin',
    pictureAlt: {
      tr: 'Uzun saçlı, gülümseyen Selin; arkasında Londra’nın çatıları.',
      en: 'Selin, smiling, with long hair; behind her the roofs of London.',
    },
    video: '/videos/story-1.mp4',
    captions: { tr: '/videos/story-1.tr.vtt', en: '/videos/story-1.en.vtt' },
  },
  {
    name: 'Murat',
    bubble: 'I got the joke!',
    description: {
      tr: 'Ev arkadaşı bir şaka yaptı. Herkesten önce o güldü.',
      en: 'His flatmate told a joke. He laughed before everyone else.',
    },
    picture: '',
    face: 'murat',
    pictureAlt: {
      tr: 'Sakallı, gülümseyen Murat; arkasında Londra’nın çatıları.',
      en: 'Murat, smiling, with a beard; behind him the roofs of London.',
    },
    video: '/videos/story-2.mp4',
    captions: { tr: '/videos/story-2.tr.vtt', en: '/videos/story-2.en.vtt' },
  },
  {
    name: 'Elif',
    bubble: 'I got the job!',
    description: {
      tr: 'Kırk dakikalık iş görüşmesi. Ortasında, İngilizce olduğunu unuttu.',
      en: 'A forty-minute interview. Halfway through she forgot it was in English.',
    },
    picture: '',
    face: 'elif',
    pictureAlt: {
      tr: 'Mavi başörtülü, gülümseyen Elif; arkasında Londra’nın çatıları.',
      en: 'Elif, smiling, in a blue headscarf; behind her the roofs of London.',
    },
    video: '/videos/story-3.mp4',
    captions: { tr: '/videos/story-3.tr.vtt', en: '/videos/story-3.en.vtt' },
  },
]

const testimonials: People['testimonials']['list'] = [
  {
    heading: { tr: 'Telefonu ilk kez ben açtım', en: 'For once, I picked up' },
    text: {
      tr: 'İngiltere’den aradıklarında hep arkadaşıma uzatırdım. Geçen ay ben açtım. On dakika konuştuk, bir kere bile “sorry?” demedim.',
      en: 'When someone rang from England, I always handed the phone to a friend. Last month I picked it up. Ten minutes, and I didn’t say “sorry?” once.',
    },
    name: 'Zeynep A.',
    title: { tr: 'Lojistik uzmanı, 34', en: 'Logistics specialist, 34' },
    picture: '',
    face: 'zeynep',
  },
  {
    heading: { tr: 'Öğle arası, kulaklık, bir saat', en: 'Lunch break, headphones, one hour' },
    text: {
      tr: 'Kursa gidecek vaktim yoktu. Öğle arasında giriyorum, konuşup çıkıyorum. Haftada üç olunca alışkanlık oluyor.',
      en: 'I had no time to go to a course. I log in over lunch, talk, and log out. Three times a week, and it becomes a habit.',
    },
    name: 'Emre T.',
    title: { tr: 'Yazılımcı, 29', en: 'Developer, 29' },
    picture: '',
    face: 'emre',
  },
  {
    heading: { tr: 'Elli yedi yaşında başladım', en: 'I started at fifty-seven' },
    text: {
      tr: 'Torunum Londra’da doğdu. Onunla konuşmak için geldim, sınıfın en çok konuşanı ben oldum. Kimse hatama gülmedi.',
      en: 'My grandchild was born in London. I came so that we could talk, and ended up talking the most in the group. Nobody laughed at my mistakes.',
    },
    name: 'Hatice K.',
    title: { tr: 'Emekli öğretmen, 57', en: 'Retired teacher, 57' },
    picture: '',
    face: 'hatice',
  },
]

/** Of people who do not exist. */
const note = {
  tr: 'Bu sayfadaki kişiler örnektir; gerçek değildir.',
  en: 'The people on this page are samples; they are not real.',
}

const { home, people } = defaultContent
const homePage: StoredPage<'home'> = { ...home, tour: { ...home.tour, screens: tourScreens } }
export const demoPeople: People = {
  ...people,
  stories: { ...people.stories, list: stories },
  testimonials: { ...people.testimonials, list: testimonials },
  samples: { note },
}

/** Publishes pictures of the app, and learners' stories and words. */
export async function addSite(db: Db, now: Date): Promise<void> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)
  const byUserId = admin?.id ?? null
  const published = [
    { page: 'home', content: homePage },
    { page: 'people', content: demoPeople },
  ] as const
  for (const { page, content } of published) {
    await db.insert(siteDrafts).values({ page, revision: 1, byUserId, updatedAt: now })
    await db.insert(siteVersions).values({ page, number: 1, content, byUserId, publishedAt: now })
  }
}
