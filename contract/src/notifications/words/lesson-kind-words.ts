import type { LessonKind } from '@sohbet/domain/lesson/lesson'

export const englishKind: Record<LessonKind, string> = {
  private: 'private lesson',
  duo: 'duo lesson',
  group: 'group class',
}
export const turkishKind: Record<LessonKind, string> = {
  private: 'özel ders',
  duo: 'ikili ders',
  group: 'grup dersi',
}

type Listed = { lesson: LessonKind; startsAt: string }

/** A line for each lesson that a notice is about. */
export const listOfLessons = (
  { lesson, startsAt, more = [] }: Listed & { more?: readonly Listed[] | undefined },
  kinds: Record<LessonKind, string>,
  when: (moment: string) => string,
) => [{ lesson, startsAt }, ...more].map((one) => `• ${kinds[one.lesson]}, ${when(one.startsAt)}`).join('\n')
