import { Button, Title } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLocation } from 'react-router'
import { OnDemand } from '../../ui/feedback/on-demand.tsx'
import styles from './feed.module.css'

/** The secret calendar URL; loaded on demand, because few visits need it. */
export function CalendarFeed() {
  const { t } = useTranslation('sessions')
  const titleId = useId()
  const [isAsked, setAsked] = useState(false)
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    // The router scrolls on navigation, when the section is not there yet
    if (hash === '#feed') section.current?.scrollIntoView()
  }, [hash])
  return (
    <section ref={section} id="feed" className={styles.card} aria-labelledby={titleId}>
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
