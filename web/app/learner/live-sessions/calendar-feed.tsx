import { Button, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import styles from './live-sessions.module.css'

/** The learner's calendar URL; loaded on demand, because few visits need it. */
export function CalendarFeed() {
  const { t } = useTranslation('sessions')
  const titleId = useId()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {t('feed.title')}
      </Title>
      <p className={styles.soft}>{t('feed.hint')}</p>
      {isAsked ? (
        <OnDemand name="calendar-feed" load={() => import('./feed-address.tsx')}>
          {({ FeedAddress }) => <FeedAddress />}
        </OnDemand>
      ) : (
        <Button variant="default" className={styles.start} onClick={() => setAsked(true)}>
          {t('feed.show')}
        </Button>
      )}
    </section>
  )
}
