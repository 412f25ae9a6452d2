import { Button, Title } from '@mantine/core'
import IconArrowRight from '#icons/IconArrowRight'
import { useId } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { learnerPaths } from '../learner-paths.ts'
import styles from './due-cards.module.css'

/** The cards that wait for a review; nothing when all is done. */
export function DueCards({ count }: { count: number }) {
  const { t } = useTranslation('due')
  const titleId = useId()
  if (count === 0) return null
  return (
    <section className={styles.due} aria-labelledby={titleId}>
      <span className={styles.cards} aria-hidden>
        {count}
      </span>
      <div className={styles.words}>
        <Title order={2} id={titleId}>
          {t('title')}
        </Title>
        <p>
          {t('cards', { count })}. {t('hint')}
        </p>
      </div>
      <Button
        component={Link}
        to={learnerPaths.review}
        variant="default"
        rightSection={<IconArrowRight size={18} aria-hidden />}
      >
        {t('review')}
      </Button>
    </section>
  )
}
