import { Button } from '@mantine/core'
import type { Course } from '@sohbet/contract/catalogue/courses'
import type { Line } from '@sohbet/contract/selling/waiting-list'
import { useQuery } from '@tanstack/react-query'
import IconUsersGroup from '#icons/IconUsersGroup'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { LineDialogs, type LineDialog } from './line-dialogs.tsx'
import { LineHistory } from './line-history.tsx'
import { LineTable } from './line-table.tsx'
import { SecondGroup } from './second-group.tsx'
import styles from './waiting-list.module.css'
import { lineQuery } from './waiting-list.queries.ts'

/** The waiting list of a course. Changes are saved at once, apart from the surrounding form. */
export function WaitingList({ course }: { course: Course | undefined }) {
  const { t } = useTranslation('waitingList')
  return course ? <LineOf course={course} /> : <EmptyState title={t('empty')} hint={t('noneYet')} />
}

function LineOf({ course }: { course: Course }) {
  const { t } = useTranslation('waitingList')
  const { data: line, error, refetch } = useQuery(lineQuery(course.id))
  if (!line)
    return error ? (
      <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState lines={5} />
    )
  return (
    <div className={styles.root}>
      {line.learners.length === 0 ? (
        <EmptyState drawing="stop" title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <Learners course={course} line={line} />
      )}
      {line.history.length > 0 && <LineHistory history={line.history} />}
    </div>
  )
}

function Learners({ course, line }: { course: Course; line: Line }) {
  const { t } = useTranslation('waitingList')
  const [dialog, open] = useState<LineDialog>()
  const [isOpening, setOpening] = useState(false)
  const { learners, obstacle, spotsLeft } = line
  return (
    <>
      <div className={styles.head}>
        <div>
          <p className={styles.count}>{t('count', { count: learners.length })}</p>
          <p className={styles.soft}>
            {obstacle ? t(`obstacle.${obstacle}`) : t('spots', { count: spotsLeft })}{' '}
            {t(course.isClosedToEnrolments ? 'closedHint' : 'openHint')}
          </p>
        </div>
        <Button
          variant="default"
          leftSection={<IconUsersGroup size={18} aria-hidden />}
          onClick={() => setOpening(true)}
        >
          {t('group.button')}
        </Button>
      </div>
      <LineTable learners={learners} canOffer={obstacle === null} onChoose={open} />
      <LineDialogs courseId={course.id} dialog={dialog} onClose={() => open(undefined)} />
      <SecondGroup course={isOpening ? course : undefined} onClose={() => setOpening(false)} />
    </>
  )
}
