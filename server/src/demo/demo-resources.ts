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
    description: 'Listening and speaking exercises for every level.',
    type: 'website',
    link: 'https://learnenglish.britishcouncil.org/skills',
  },
  {
    title: 'Modül 1: Merhaba',
    description: 'The sample lesson to print: first hellos, names and how to spell them.',
    type: 'pdf',
    link: '/lessons/modul-1.pdf',
  },
  {
    title: 'Modül 2',
    description: 'The second sample lesson to print, with the words of the week.',
    type: 'pdf',
    link: '/lessons/modul-2.pdf',
  },
  {
    title: 'In the meeting: how to interrupt',
    description: 'Sentences for work, for those who speak already and want to be heard.',
    type: 'pdf',
    link: 'documents/in-the-meeting-notes.pdf',
    level: 'B2',
  },
  {
    title: 'The news in plain English',
    description: 'Read a page a day, then tell somebody about it.',
    type: 'website',
    link: 'https://www.bbc.co.uk/learningenglish/english/news',
    level: 'B1',
  },
  {
    title: 'First steps: hello, aloud',
    description: 'Say it with the video until your own name comes without thinking.',
    type: 'video',
    link: '/videos/lessons/hello-london.mp4',
    level: 'A1',
  },
  {
    title: 'A day on the tube',
    description: 'A coach says it. Watch it twice: once for the meaning, once for the small words.',
    type: 'video',
    link: '/videos/lessons/on-the-tube.mp4',
  },
  {
    title: 'Six Minute English',
    description: 'Short talks for the way to work, with their texts.',
    type: 'website',
    link: 'https://www.bbc.co.uk/learningenglish/english/features/6-minute-english',
  },
  {
    title: 'Last year’s timetable',
    description: 'Kept for the school, no longer shown to learners.',
    type: 'other',
    link: 'https://www.gov.uk/bank-holidays',
    isActive: false,
  },
  {
    title: 'Corner shop: cards to cut out',
    description: 'For A2: put the cards on the table, take one, and ask for it.',
    type: 'pdf',
    link: 'documents/corner-shop-cards.pdf',
    level: 'A2',
  },
  {
    title: 'Ordering in a café',
    description: 'A coach speaks. Say each sentence yourself in the pause after it.',
    type: 'video',
    link: '/videos/lessons/flat-white.mp4',
  },
  {
    title: 'Your warm-up before each session',
    description: 'A minute to listen to on the way: say it along, twice.',
    type: 'other',
    link: 'recordings/flat-white-2.mp3',
    isOfCourse: true,
  },
  {
    title: 'Books to read aloud',
    description: 'Free books in English. Choose a short one, and read a page aloud every day.',
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
