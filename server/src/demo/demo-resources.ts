import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, gte, lte } from 'drizzle-orm'
import { schoolDay } from '@sohbet/domain/calendar'
import { resourceFiles } from '../resources/resource-files.ts'
import type { Db } from '../db/connect.ts'
import { courses } from '../db/tables/catalogue/courses.ts'
import { enrollments } from '../db/tables/selling/enrollments.ts'
import { resources } from '../db/tables/catalogue/resources.ts'
import { users } from '../db/tables/people/users.ts'
import type { DemoFiles } from './catalogue/add-lessons.ts'

type Resource = Required<Pick<typeof resources.$inferInsert, 'title' | 'description' | 'type' | 'link'>> &
  Pick<typeof resources.$inferInsert, 'level' | 'isActive'> & { isOfCourse?: true }

/** `link` may name a sample file, which becomes an upload. */
const given: readonly Resource[] = [
  {
    title: 'Skills, step by step',
    description: 'Her seviye için dinleme ve konuşma alıştırmaları.',
    type: 'website',
    link: 'https://learnenglish.britishcouncil.org/skills',
  },
  {
    title: 'Modül 1: Merhaba',
    description: 'Yazdırılabilir örnek ders: ilk selamlar, adlar ve harf harf söylenişleri.',
    type: 'pdf',
    link: '/lessons/modul-1.pdf',
  },
  {
    title: 'Modül 2',
    description: 'Yazdırılabilir ikinci örnek ders, haftanın kelimeleriyle.',
    type: 'pdf',
    link: '/lessons/modul-2.pdf',
  },
  {
    title: 'In the meeting: how to interrupt',
    description: 'İş için cümleler: konuşabilen ve sözünü dinletmek isteyenlere.',
    type: 'pdf',
    link: 'documents/in-the-meeting-notes.pdf',
    level: 'B2',
  },
  {
    title: 'The news in plain English',
    description: 'Günde bir sayfa oku, sonra birine anlat.',
    type: 'website',
    link: 'https://www.bbc.co.uk/learningenglish/english/news',
    level: 'B1',
  },
  {
    title: 'First steps: hello, aloud',
    description: 'Adın düşünmeden ağzından çıkana kadar videoyla birlikte söyle.',
    type: 'video',
    link: '/videos/lessons/hello-london.mp4',
    level: 'A1',
  },
  {
    title: 'A day on the tube',
    description: 'Koç söylüyor. İki kez izle: önce anlamı, sonra küçük kelimeleri yakala.',
    type: 'video',
    link: '/videos/lessons/on-the-tube.mp4',
  },
  {
    title: 'Six Minute English',
    description: 'İşe giderken dinlemek için kısa konuşmalar, metinleriyle.',
    type: 'website',
    link: 'https://www.bbc.co.uk/learningenglish/english/features/6-minute-english',
  },
  {
    title: 'Last year’s timetable',
    description: 'Okulun arşivi için duruyor, öğrenciler artık görmüyor.',
    type: 'other',
    link: 'https://www.gov.uk/bank-holidays',
    isActive: false,
  },
  {
    title: 'Corner shop: cards to cut out',
    description: 'A2 için: kartları masaya diz, birini çek ve üstündekini iste.',
    type: 'pdf',
    link: 'documents/corner-shop-cards.pdf',
    level: 'A2',
  },
  {
    title: 'Ordering in a café',
    description: 'Koç konuşuyor. Her cümleyi ardından gelen boşlukta sen söyle.',
    type: 'video',
    link: '/videos/lessons/flat-white.mp4',
  },
  {
    title: 'Your warm-up before each session',
    description: 'Yolda dinleyeceğin bir dakika: iki kez birlikte söyle.',
    type: 'other',
    link: 'recordings/flat-white-2.mp3',
    isOfCourse: true,
  },
  {
    title: 'Books to read aloud',
    description: 'Ücretsiz İngilizce kitaplar. Kısa birini seç, her gün bir sayfayı sesli oku.',
    type: 'other',
    link: 'https://www.gutenberg.org/',
  },
]

/** Adds the learning resources, the last one some days ago; some by level, some for one course. */
export async function addResources(db: Db, { now, files, demoFiles }: DemoFiles & { now: Date }) {
  const courseId = await courseOfDemoLearner(db, now)
  const rows = await Promise.all(
    given.map(async ({ isOfCourse, link, ...resource }, place) => {
      const at = new Date(now.getTime() - (given.length - place) * 6 * 86_400_000)
      const ending = link.endsWith('.mp3') ? 'mp3' : 'pdf'
      const isSample = !/^(?:\/|https:)/.test(link)
      return {
        ...resource,
        link: isSample
          ? await resourceFiles.save(files, ending, await readFile(join(demoFiles, link)))
          : link,
        courseId: isOfCourse ? courseId : null,
        createdAt: at,
        updatedAt: at,
      }
    }),
  )
  await db.insert(resources).values(rows)
}

async function courseOfDemoLearner(db: Db, now: Date): Promise<string | null> {
  const today = schoolDay(now)
  const [found] = await db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(enrollments, eq(enrollments.courseId, courses.id))
    .innerJoin(users, eq(users.id, enrollments.userId))
    .where(
      and(
        eq(users.email, 'learner@sohbet.test'),
        eq(enrollments.status, 'active'),
        lte(courses.startDate, today),
        gte(courses.endDate, today),
      ),
    )
    .orderBy(courses.startDate, courses.id)
    .limit(1)
  return found?.id ?? null
}
