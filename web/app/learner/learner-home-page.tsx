import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session.ts'
import { HomeGreeting } from '../shell/home-greeting.tsx'
import styles from '../shell/home.module.css'
import { LineMap } from '../shell/line-map.tsx'
import { useLanguage } from '../texts/language.ts'
import { formatNumber } from '../ui/format.ts'

export default function LearnerHomePage() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const result = useSession()?.user.leveltest
  const stops = Object.values(t('learner.stops', { returnObjects: true }))
  return (
    <>
      <HomeGreeting purpose={t('learner.purpose')} />
      <div className={styles.cards}>
        <section className={styles.card}>
          <Title order={2}>{t('learner.level')}</Title>
          <span className={styles.level}>{result?.level ?? t('learner.none')}</span>
          <p>
            {result
              ? t('learner.levelKnown', { score: formatNumber(Math.round(result.score), language) })
              : t('learner.levelUnknown')}
          </p>
        </section>
        <section className={`${styles.card} ${styles.wide}`}>
          <Title order={2}>{t('learner.line')}</Title>
          <LineMap label={t('learner.line')} stops={stops} reached={result ? 2 : 1} />
        </section>
      </div>
    </>
  )
}
