import { Button } from '@mantine/core'
import type { NextLesson } from '@sohbet/contract/live-sessions/coach-week'
import type { CoachLesson } from '@sohbet/contract/lessons/coach-lessons'
import { schoolDay } from '@sohbet/domain/calendar'
import { Fragment } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { minutesOf } from '../../parts/lessons/minutes-of.ts'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { TeaScene } from '../../parts/pictures/scenes.tsx'
import { Lead } from '../../shell/home/lead.tsx'
import { useLanguage } from '../../texts/language.ts'
import { formatShortDay } from '../../ui/format.ts'
import { lessonPath } from '../coach-paths.ts'
import { CoverLine } from '../cover-badge.tsx'
import { LearnerNames } from '../learners/learner-names.tsx'
import { EnterLesson } from '../lessons/enter-lesson.tsx'
import { Known, KnownList } from './known.tsx'

/** The door of the lesson, its learners with their wishes, and the feedback of last time. */
export function LessonNow({ lesson, now }: { lesson: NextLesson; now: Date }) {
  const { t } = useTranslation(['figures', 'coachLessons'])
  const { id, kind, startsAt, opensAt, topic, pupils } = lesson
  const names = pupils.length > 0 && (
    <LearnerNames learners={pupils.map(({ userId, name, level }) => ({ userId, name, note: level }))} />
  )
  const facts = (
    <>
      <LiveSessionWhen startsAt={startsAt} duration={minutesOf(lesson)} />
      <br />
      {t(`coachLessons:kind.${kind}`)}
      {topic && names && <> · {names}</>}
    </>
  )
  return (
    <Lead
      title={t(new Date(startsAt) <= now ? 'now.running' : 'now.nextLesson')}
      headline={topic || names || t(`coachLessons:kind.${kind}`)}
      facts={facts}
      details={
        <>
          <CoverLine event={lesson} now={now} />
          <Preparation pupils={pupils} />
        </>
      }
      picture={<TeaScene says="Naber?" replies="Not bad!" />}
    >
      <EnterLesson id={id} opensAt={opensAt} size="lg" />
      <Button component={Link} to={lessonPath(id)} size="lg" variant="default">
        {t('now.toLesson')}
      </Button>
    </Lead>
  )
}

function Preparation({ pupils }: Pick<CoachLesson, 'pupils'>) {
  const { t } = useTranslation('figures')
  const language = useLanguage()
  // The headline has the name of a single learner
  const isOne = pupils.length === 1
  const dayOf = (moment: string) => formatShortDay(schoolDay(new Date(moment)), language)
  return (
    <KnownList>
      {pupils.map(({ name, wish, earlier }) => (
        <Fragment key={name}>
          {wish && <Known term={isOne ? t('now.wish') : t('now.wishOf', { name })}>{wish}</Known>}
          {earlier && (
            <Known
              term={t(isOne ? 'now.lastLesson' : 'now.lastLessonOf', { name, day: dayOf(earlier.startsAt) })}
            >
              {[earlier.wentWell, earlier.words.join(', '), earlier.homework].filter(Boolean).join('\n')}
            </Known>
          )}
        </Fragment>
      ))}
    </KnownList>
  )
}
