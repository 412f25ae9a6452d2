import type { LearnerLesson } from '@sohbet/contract/learning/learner-page'
import { useTranslation } from '../../texts/use-translation.ts'
import { Wish } from '../../parts/lessons/lesson-card.tsx'
import { LessonFeedback } from '../../parts/lessons/lesson-feedback.tsx'
import { minutesOf } from '../../parts/lessons/minutes-of.ts'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import styles from './learners.module.css'

/** The latest lessons with wish and feedback. */
export function LearnerLessons({ lessons }: { lessons: readonly LearnerLesson[] }) {
  const { t } = useTranslation('learnerPage')
  return (
    <section className={styles.panel} aria-labelledby="lessons">
      <h2 id="lessons">{t('lessons.title')}</h2>
      {lessons.length === 0 && <p className={styles.soft}>{t('lessons.none')}</p>}
      <ul className={styles.list}>
        {lessons.map((lesson) => (
          <Lesson key={lesson.id} lesson={lesson} />
        ))}
      </ul>
    </section>
  )
}

function Lesson({ lesson }: { lesson: LearnerLesson }) {
  const { t } = useTranslation(['learnerPage', 'coachLessons'])
  const { kind, startsAt, topic, coachName, wish, feedback } = lesson
  const terms = {
    wentWell: t('coachLessons:feedback.wentWell'),
    words: t('coachLessons:feedback.kept'),
    homework: t('coachLessons:feedback.homework'),
  }
  return (
    <li>
      <h3>{topic || t(`coachLessons:kind.${kind}`)}</h3>
      <p className={styles.soft}>
        <LiveSessionWhen startsAt={startsAt} duration={minutesOf(lesson)} />
        {coachName && (
          <>
            <br />
            {t('lessons.with', { name: coachName })}
          </>
        )}
      </p>
      {wish && <Wish>{wish}</Wish>}
      {feedback && <LessonFeedback feedback={feedback} terms={terms} />}
    </li>
  )
}
