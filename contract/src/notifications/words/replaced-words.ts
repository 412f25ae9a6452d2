import type { ReplacedPart } from '../coach-notices.ts'
import type { Notice } from '../notifications.ts'
import { englishBy, turkishBy } from './session-words.ts'

type Words = { title: string; text: string }
type Replaced = Extract<Notice, { kind: 'coach_replaced' }>
type Write = (part: ReplacedPart) => string

/** How many courses, sessions or lessons the parts of a kind are about. */
const countOf = ({ parts }: Replaced, ...kinds: readonly ReplacedPart['kind'][]) =>
  parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { more = [] }) => sum + 1 + more.length, 0)

const countsOf = (notice: Replaced) => ({
  courses: countOf(notice, 'coach_changed'),
  sessions: countOf(notice, 'session_handed_over'),
  lessons: countOf(notice, 'lesson_handed_over'),
  cancelled: countOf(notice, 'lesson_cancelled'),
  declined: countOf(notice, 'session_declined', 'lesson_declined'),
})

const byOf = ({ parts }: Replaced) =>
  parts.map((part) => ('by' in part ? part.by : undefined)).find((by) => by !== undefined)

/** The author is named once, at the end. */
const textOf = (notice: Replaced, write: Write, author: string) =>
  [...notice.parts.map((part) => write('by' in part ? { ...part, by: undefined } : part)), author.trim()]
    .filter(Boolean)
    .join('\n\n')

const listed = (parts: readonly (readonly [number, string])[]) =>
  parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ')

/** The title counts what changed; the text has the words of each part. */
export const replacedWords = {
  en: (notice: Replaced, write: Write): Words => {
    const { courses, sessions, lessons, cancelled, declined } = countsOf(notice)
    const counts = listed([
      [courses, courses === 1 ? 'course' : 'courses'],
      [sessions, sessions === 1 ? 'session' : 'sessions'],
      [lessons, lessons === 1 ? 'lesson' : 'lessons'],
      [cancelled, cancelled === 1 ? 'cancelled lesson' : 'cancelled lessons'],
      [declined, declined === 1 ? 'declined request' : 'declined requests'],
    ])
    return {
      title: `Change of coach: ${counts}`,
      text: textOf(notice, write, englishBy('Changed', byOf(notice))),
    }
  },
  tr: (notice: Replaced, write: Write): Words => {
    const { courses, sessions, lessons, cancelled, declined } = countsOf(notice)
    const counts = listed([
      [courses, 'kurs'],
      [sessions, 'ders'],
      [lessons, 'özel ders'],
      [cancelled, 'iptal edilen özel ders'],
      [declined, 'geri çevrilen istek'],
    ])
    return {
      title: `Koç değişikliği: ${counts}`,
      text: textOf(notice, write, turkishBy('Değiştiren', byOf(notice))),
    }
  },
}
