import { Button, Title } from '@mantine/core'
import type { DashboardLiveSession, LearnerDashboard } from '@sohbet/contract/learning/learner-dashboard'
import IconArrowRight from '#icons/IconArrowRight'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNow } from '../../ui/use-now.ts'
import { coursePath, learnerPaths, sessionPath } from '../learner-paths.ts'
import { JoinButton } from '../live-sessions/join-button.tsx'
import { LiveSessionWhen } from '../../parts/live-sessions/live-session-when.tsx'
import styles from './dashboard.module.css'
import { endOf, nextStepOf } from './next-step-of.ts'

/** What to do now, in one tap. */
export function NextStep({ dashboard }: { dashboard: LearnerDashboard }) {
  const { t } = useTranslation(['dashboard', 'enrollment'])
  const step = nextStepOf(dashboard, useNow())
  if (!step) return null
  if (step.kind === 'session') return <NextSession session={step.session} />
  if (step.kind === 'course')
    return (
      <Step title={t('next.course')} hint={t('next.courseHint')}>
        <StepLink to={learnerPaths.available}>{t('enrollment:courses.browse')}</StepLink>
      </Step>
    )
  const { course, module } = step
  const hint = t('next.moduleHint', { name: module.moduleName, course: course.name })
  return (
    <Step title={t('next.title')} hint={hint}>
      <StepLink to={coursePath(course.id)}>{t('next.module', { number: module.moduleNo })}</StepLink>
    </Step>
  )
}

function NextSession({ session }: { session: DashboardLiveSession }) {
  const { t } = useTranslation('dashboard')
  const { id, name, date, duration, opensAt } = session
  const hint = (
    <>
      <Link to={sessionPath(id)}>{name}</Link>
      <br />
      <LiveSessionWhen startsAt={date} duration={duration} />
    </>
  )
  return (
    <Step title={t('next.session')} hint={hint}>
      <JoinButton session={{ id, name, opensAt, endsAt: endOf(session) }} isMain />
    </Step>
  )
}

function Step({ title, hint, children }: { title: string; hint: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <div>
        <Title order={2} id={titleId}>
          {title}
        </Title>
        <p>{hint}</p>
      </div>
      {children}
    </section>
  )
}

const StepLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to} size="lg" rightSection={<IconArrowRight size={20} aria-hidden />}>
    {children}
  </Button>
)
