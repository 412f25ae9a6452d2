import { Button, Title } from '@mantine/core'
import IconArrowRight from '#icons/IconArrowRight'
import IconSchool from '#icons/IconSchool'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countOf, minutesFor } from '../level-test/test-size.ts'
import { useTestSize } from '../level-test/use-test-size.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { HomeGreeting } from '../shell/home-greeting.tsx'
import styles from '../shell/home.module.css'
import { LineMap } from '../shell/line-map.tsx'
import { useLanguage } from '../texts/language.ts'
import { formatNumber } from '../ui/format.ts'
import { learnerPaths } from './learner-paths.ts'
import { PendingSeats } from './pending-seats.tsx'
import welcomeStyles from './welcome-panel.module.css'

export default function LearnerHomePage() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const result = useSession()?.user.leveltest
  const stops = Object.values(t('learner.stops', { returnObjects: true }))
  return (
    <>
      <HomeGreeting purpose={t('learner.purpose')} />
      <div className={styles.cards}>
        <TestPanel isPlaced={Boolean(result)} />
        <PendingSeats />
        {result && <CoursesCard />}
        {result && (
          <section className={styles.card}>
            <Title order={2}>{t('learner.level')}</Title>
            <span className={styles.level}>{result.level}</span>
            <p>{t('learner.levelKnown', { score: formatNumber(Math.round(result.score), language) })}</p>
          </section>
        )}
        <section className={`${styles.card} ${result ? styles.wide : welcomeStyles.full}`}>
          <Title order={2}>{t('learner.line')}</Title>
          <LineMap label={t('learner.line')} stops={stops} reached={result ? 2 : 1} />
        </section>
      </div>
    </>
  )
}

function CoursesCard() {
  const { t } = useTranslation('enrollment')
  return (
    <section className={`${styles.card} ${styles.lead} ${welcomeStyles.full}`}>
      <IconSchool size={32} aria-hidden />
      <div>
        <Title order={2}>
          <Link to={learnerPaths.courses}>{t('homeCard.title')}</Link>
        </Title>
        <p>{t('homeCard.text')}</p>
      </div>
      <IconArrowRight size={24} aria-hidden className={styles.arrow} />
    </section>
  )
}

/** For the newcomer: one thing to do. Who is in the middle of the test goes on there. */
function TestPanel({ isPlaced }: { isPlaced: boolean }) {
  const { t } = useTranslation('levelTest')
  const { size, isMissing } = useTestSize()
  const { running } = size
  if (isPlaced && !running) return null
  const count = countOf(size)
  const title = running ? 'running.homeTitle' : 'welcome.title'
  const text = running
    ? t(running.position < count ? 'running.openHint' : 'running.answeredHint')
    : isMissing
      ? t('welcome.missing')
      : t('welcome.text', { count, minutes: minutesFor(size) })
  const action = !running
    ? t('welcome.action')
    : running.position < count
      ? t('running.continue', { number: running.position + 1, count })
      : t('running.submit')
  return (
    <section className={`${styles.card} ${welcomeStyles.panel}`}>
      <div>
        <Title order={2}>{t(title)}</Title>
        <p className={welcomeStyles.text}>{text}</p>
      </div>
      <Button
        component={Link}
        to={paths.levelTest}
        size="lg"
        classNames={{ root: welcomeStyles.action, label: welcomeStyles.words }}
        rightSection={<IconArrowRight size={20} aria-hidden />}
      >
        {action}
      </Button>
    </section>
  )
}
