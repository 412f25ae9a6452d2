import { Button } from '@mantine/core'
import type { DashboardLiveSession, LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import type { ShownLesson } from '@sohbet/contract/lessons/lesson-door'
import { fittingCourse } from '@sohbet/domain/enrollment/fitting-course'
import { zonedTime } from '@sohbet/domain/zoned-time'
import IconArrowRight from '#icons/IconArrowRight'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { ownZone } from '../../parts/live-sessions/live-session-clock.ts'
import { CoachLine } from '../../parts/live-sessions/coach-line.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import { BusScene, StopScene, TeaScene } from '../../parts/pictures/scenes.tsx'
import { Lead } from '../../shell/home/lead.tsx'
import { paths } from '../../paths.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatDay } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import { coursePath, enrollPath, learnerPaths, sessionPath } from '../learner-paths.ts'
import { JoinButton } from '../live-sessions/join-button.tsx'
import { minutesOf } from '../../parts/lessons/minutes-of.ts'
import { endOf, type NextStep as Step, nextStepsOf } from './next-step-of.ts'

/** What to do now, in one tap, and what comes after that. */
export function NextStep({ dashboard }: { dashboard: LearnerDashboard }) {
  const { t } = useTranslation(['dashboard', 'enrollment'])
  const [step, then] = nextStepsOf(dashboard, useNow())
  if (!step) return null
  if (step.kind === 'session') return <NextSession session={step.session} then={then} />
  if (step.kind === 'lesson') return <NextLesson lesson={step.lesson} then={then} />
  if (step.kind === 'course')
    return (
      <Lead title={t('next.course')} headline={t('next.courseHint')} picture={<StopScene />}>
        <StepLink to={learnerPaths.available}>{t('enrollment:courses.browse')}</StepLink>
      </Lead>
    )
  if (step.kind === 'choose') return <Choose step={step} />
  if (step.kind === 'completed') return <Completed course={step.course} dashboard={dashboard} />
  const { course, module } = step
  return (
    <Lead
      title={t('next.title')}
      headline={module.moduleName}
      facts={t('next.moduleOf', { number: module.moduleNo, course: course.name })}
      picture={<BusScene says="Hop on!" />}
      then={then && <Then step={then} />}
    >
      <StepLink to={coursePath(course.id)}>{t('next.module', { number: module.moduleNo })}</StepLink>
    </Lead>
  )
}

type CompletedProps = { course: LearnerDashboard['enrolledCourses'][number]; dashboard: LearnerDashboard }

/** The end of the line: the course that fits next, and the level test when it is offered again. */
function Completed({ course, dashboard }: CompletedProps) {
  const { t } = useTranslation(['dashboard', 'enrollment'])
  const language = useLanguage()
  const fitting = fittingCourse(dashboard.enrollableCourses)
  return (
    <Lead
      title={t('next.completed')}
      headline={t('next.completedHint')}
      facts={t('next.completedOf', { course: course.name })}
      details={
        <>
          {fitting && (
            <p>
              {t('next.fittingOf', { course: fitting.name, day: formatDay(fitting.startDate, language) })}
            </p>
          )}
          {course.isCertified && (
            <p>
              <Link to={learnerPaths.certificates}>{t('next.certificate')}</Link>
            </p>
          )}
        </>
      }
      picture={<BusScene says="Well done!" />}
      then={
        dashboard.levelTest && (
          <>
            {t('next.retakeHint')} <Link to={paths.levelTest}>{t('next.retake')}</Link>
          </>
        )
      }
    >
      {fitting ? (
        <StepLink to={enrollPath(fitting.id)}>{t('next.fitting')}</StepLink>
      ) : (
        <StepLink to={learnerPaths.available}>{t('enrollment:courses.browse')}</StepLink>
      )}
    </Lead>
  )
}

/** The school cancelled the course: another one, or the refund. */
function Choose({ step: { course, until } }: { step: Step & { kind: 'choose' } }) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const moment = zonedTime(until, { language, timeZone: ownZone() }, { withYear: true })
  const isFree = course.amount === 0
  return (
    <Lead
      title={t('next.choose')}
      headline={t(isFree ? 'next.chooseFreeHint' : 'next.chooseHint')}
      facts={t(isFree ? 'next.chooseFreeOf' : 'next.chooseOf', { course: course.name, moment })}
      picture={<StopScene />}
    >
      <StepLink to={learnerPaths.courses}>{t('next.chooseNow')}</StepLink>
    </Lead>
  )
}

function NextSession({ session, then }: { session: DashboardLiveSession; then: Step | undefined }) {
  const { t } = useTranslation(['dashboard', 'sessions'])
  const { id, name, topic, coach, date, duration, opensAt } = session
  const facts = (
    <>
      <LiveSessionWhen startsAt={date} duration={duration} />
      <br />
      <Link to={sessionPath(id)}>{topic ? name : t('sessions:details')}</Link>
      <WithCoach coach={coach} />
    </>
  )
  return (
    <Lead
      title={t('next.session')}
      headline={topic ?? name}
      facts={facts}
      picture={<TeaScene says="Naber?" replies="Not bad!" />}
      then={then && <Then step={then} />}
    >
      <JoinButton session={{ id, name, opensAt, endsAt: endOf(session) }} isMain />
    </Lead>
  )
}

function NextLesson({ lesson, then }: { lesson: ShownLesson; then: Step | undefined }) {
  const { t } = useTranslation('dashboard')
  const { id, kind, coach, startsAt, endsAt, opensAt } = lesson
  const name = t(`lesson.${kind}`)
  const facts = (
    <>
      <LiveSessionWhen startsAt={startsAt} duration={minutesOf(lesson)} />
      <br />
      <Link to={learnerPaths.lessons}>{t('next.toLessons')}</Link>
      <WithCoach coach={coach} />
    </>
  )
  return (
    <Lead
      title={t('next.lesson')}
      headline={name}
      facts={facts}
      picture={<TeaScene says="Naber?" replies="Not bad!" />}
      then={then && <Then step={then} />}
    >
      <JoinButton session={{ id, name, opensAt, endsAt: new Date(endsAt) }} of="lesson" isMain />
    </Lead>
  )
}

const WithCoach = ({ coach }: Pick<ShownLesson, 'coach'>) =>
  coach && (
    <>
      {' '}
      · <CoachLine coach={coach} />
    </>
  )

/** The second step in one line. */
function Then({ step }: { step: Step }) {
  const { t } = useTranslation('dashboard')
  if (step.kind === 'course' || step.kind === 'completed') return null
  if (step.kind === 'lesson')
    return (
      <>
        {t('next.after')}
        <Link to={learnerPaths.lessons}>{t(`lesson.${step.lesson.kind}`)}</Link>
        <LiveSessionWhen startsAt={step.lesson.startsAt} duration={minutesOf(step.lesson)} />
      </>
    )
  if (step.kind === 'choose')
    return (
      <>
        {t('next.after')}
        <Link to={learnerPaths.courses}>{t('next.choose')}</Link>
      </>
    )
  return (
    <>
      {t('next.after')}
      {step.kind === 'module' ? (
        <Link to={coursePath(step.course.id)}>{t('next.module', { number: step.module.moduleNo })}</Link>
      ) : (
        <>
          <Link to={sessionPath(step.session.id)}>{t('next.liveSession')}</Link>
          <LiveSessionWhen startsAt={step.session.date} duration={step.session.duration} />
        </>
      )}
    </>
  )
}

const StepLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to} size="lg" rightSection={<IconArrowRight size={20} aria-hidden />}>
    {children}
  </Button>
)
