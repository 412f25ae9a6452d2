import { Button, Title } from '@mantine/core'
import type { LevelTestSize } from '@sohbet/contract/level-tests/level-test-attempts'
import IconArrowRight from '#icons/IconArrowRight'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../texts/use-translation.ts'
import { Link } from 'react-router'
import { countOf, minutesFor, usualSize } from '../level-test/test-size.ts'
import { StopScene } from '../parts/pictures/scenes.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { screenLoader } from '../shell/area-loader.ts'
import { HomeGreeting } from '../shell/home/home-greeting.tsx'
import { Lead } from '../shell/home/lead.tsx'
import { LineMap } from '../shell/home/line-map.tsx'
import { PagesAhead } from '../shell/navigation/pages-ahead.tsx'
import { loadTexts } from '../texts/load-texts.ts'
import { dashboardQuery } from './dashboard/dashboard.queries.ts'
import { Dashboard } from './dashboard/dashboard.tsx'
import { coursePath, learnerPaths } from './learner-paths.ts'
import { PendingSeats } from './pending-seats.tsx'
import welcomeStyles from './welcome-panel.module.css'

const startCall = screenLoader('learner', dashboardQuery)

export async function clientLoader(args: Parameters<typeof startCall>[0]): Promise<null> {
  await Promise.all([startCall(args), loadTexts('enroll')])
  return null
}

/** The dashboard; for learners without a level, the way to the level test. */
export default function LearnerHomePage() {
  const { t } = useTranslation('home')
  const isPlaced = Boolean(useSession()?.user.leveltest)
  const { data } = useQuery(dashboardQuery)
  // A learner without a level has sessions too when the school enrolled them
  const hasCourse =
    data?.enrolledCourses.some(({ enrollmentStatus }) => enrollmentStatus === 'active') ?? false
  const stops = Object.values(t('learner.stops', { returnObjects: true }))
  return (
    <>
      <HomeGreeting {...(!isPlaced && { purpose: t('learner.purpose') })} />
      <div className={welcomeStyles.first}>
        <TestPanel isPlaced={isPlaced} test={data?.levelTest} />
        <PendingSeats courses={data?.enrolledCourses ?? []} />
        {!isPlaced && !hasCourse && (
          <section className={welcomeStyles.line}>
            <Title order={2}>{t('learner.line')}</Title>
            <LineMap label={t('learner.line')} stops={stops} reached={2} />
          </section>
        )}
      </div>
      {(isPlaced || hasCourse) && <Dashboard />}
      <PagesAhead
        paths={[
          ...(isPlaced
            ? (data?.enrolledCourses.slice(0, 1) ?? []).map(({ id }) => coursePath(id))
            : [paths.levelTest]),
          ...(data?.dueCards ? [learnerPaths.review] : []),
        ]}
      />
    </>
  )
}

type TestPanelProps = {
  isPlaced: boolean
  /** Null when the school has no test; undefined until it is known. */
  test: LevelTestSize | null | undefined
}

/** One action for a newcomer: start or resume the level test. */
function TestPanel({ isPlaced, test }: TestPanelProps) {
  const { t } = useTranslation(['home', 'runningTest'])
  const size = test ?? usualSize
  const { running } = size
  if (isPlaced && !running) return null
  const count = countOf(size)
  const title = running ? 'learner.test.runningTitle' : 'learner.test.title'
  const text = running
    ? t(running.position < count ? 'runningTest:openHint' : 'runningTest:answeredHint')
    : test === null
      ? t('learner.test.missing')
      : t('learner.test.text', { count, minutes: minutesFor(size) })
  const action = !running
    ? t('learner.test.action')
    : running.position < count
      ? t('runningTest:continue', { number: running.position + 1, count })
      : t('runningTest:submit')
  return (
    <Lead title={t('learner.test.next')} headline={t(title)} facts={text} picture={<StopScene />}>
      <Button
        component={Link}
        to={paths.levelTest}
        size="lg"
        rightSection={<IconArrowRight size={20} aria-hidden />}
      >
        {action}
      </Button>
    </Lead>
  )
}
