import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link, useNavigate } from 'react-router'
import { errorMessage } from '../../../api/error-message.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { bookLessonPath, learnerPaths } from '../../learner-paths.ts'
import { offersQuery } from '../lessons.queries.ts'
import { Cards } from '../offers/offers.tsx'
import styles from './book.module.css'

/** The group classes of the learner's level. */
export function PickClass() {
  const { t } = useTranslation('lessons')
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(offersQuery)
  if (!data && error)
    return (
      <ErrorState
        title={t('booking.classFailed')}
        hint={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <LoadingState lines={6} />
  const classes = data.filter(({ kind }) => kind === 'group')
  if (classes.length === 0)
    return (
      <EmptyState
        drawing="stop"
        title={t('booking.noClass')}
        hint={t('booking.noClassHint')}
        action={
          <Button variant="default" component={Link} to={bookLessonPath({ kind: 'duo' })}>
            {t('booking.toDuo')}
          </Button>
        }
      />
    )
  return (
    <section className={styles.step}>
      <Title order={2}>{t('booking.class')}</Title>
      <Cards offers={classes} onJoined={() => void navigate(learnerPaths.lessons)} />
    </section>
  )
}
