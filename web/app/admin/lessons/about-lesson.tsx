import type { AdminLesson } from '@sohbet/contract/lessons/admin-lessons'
import { formatSchoolTime } from '../../parts/school/format-school-time.ts'
import { useLanguage } from '../../texts/language.ts'
import { useLearnersOf } from './use-lesson-columns.tsx'

/** Which lesson a dialog is about. */
export function AboutLesson({ lesson }: { lesson: AdminLesson }) {
  const language = useLanguage()
  const learnersOf = useLearnersOf()
  return (
    <p>
      <strong>{lesson.topic || learnersOf(lesson)}</strong>
      <br />
      {formatSchoolTime(lesson.startsAt, language)} · {lesson.coach.name}
    </p>
  )
}
