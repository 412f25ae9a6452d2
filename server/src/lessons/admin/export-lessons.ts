import type { Parsed, Reply } from '@sohbet/contract/endpoint'
import type { AdminLesson, exportLessons as contract } from '@sohbet/contract/lessons/admin-lessons'
import { schoolDay, schoolTime } from '@sohbet/domain/calendar'
import type { Language } from '@sohbet/domain/language'
import { writeTable } from '../../csv/write-table.ts'
import type { SignedInContext } from '../../context/context.ts'
import { readLessonsForExport } from './lessons.reads.ts'

const namesOf = (learners: AdminLesson['learners']) => learners.map(({ name }) => name).join(', ')

const columns = {
  startsAt: ({ startsAt }) => schoolTime(new Date(startsAt)),
  minutes: ({ startsAt, endsAt }) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000,
  kind: ({ kind }) => kind,
  coach: ({ coach }) => coach.name,
  learners: ({ learners }) => namesOf(learners),
  state: ({ state }) => state,
  outcome: ({ outcome }) => outcome ?? '',
  cancelledBy: ({ cancelledBy }) => cancelledBy ?? '',
  late: ({ learners }) => namesOf(learners.filter(({ status }) => status === 'late')),
} satisfies Record<string, (lesson: AdminLesson) => string | number>

const headings: Record<Language, Record<keyof typeof columns, string>> = {
  en: {
    startsAt: 'Begins',
    minutes: 'Minutes',
    kind: 'Kind',
    coach: 'Coach',
    learners: 'Learners',
    state: 'State',
    outcome: 'Outcome',
    cancelledBy: 'Cancelled by',
    late: 'Cancelled late',
  },
  tr: {
    startsAt: 'Başlangıç',
    minutes: 'Dakika',
    kind: 'Tür',
    coach: 'Koç',
    learners: 'Öğrenciler',
    state: 'Durum',
    outcome: 'Sonuç',
    cancelledBy: 'İptal eden',
    late: 'Geç iptal eden',
  },
}

export async function exportLessons(
  ctx: SignedInContext,
  filters: Parsed<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const rows = await readLessonsForExport(ctx, filters)
  const lines = rows.map((lesson) => Object.values(columns).map((write) => write(lesson)))
  return {
    fileName: `lessons-${schoolDay(ctx.now)}.csv`,
    csv: writeTable(Object.values(headings[ctx.language]), lines, ctx.language),
  }
}
