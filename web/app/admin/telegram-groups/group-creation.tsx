import { Button } from '@mantine/core'
import type { GroupRequirements } from '@sohbet/contract/telegram-groups/telegram-groups'
import { useQuery } from '@tanstack/react-query'
import IconListCheck from '#icons/IconListCheck'
import IconUsersGroup from '#icons/IconUsersGroup'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber } from '../../ui/format.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts'
import { CreateGroups } from './create-groups.tsx'
import styles from './telegram-groups.module.css'
import { requirementsQuery } from './telegram-groups.queries.ts'

/** First the requirements, then the groups. */
export function GroupCreation({ courseId }: { courseId: string }) {
  const { t } = useTranslation('telegramGroups')
  const [isAsked, setAsked] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({ ...requirementsQuery(courseId), enabled: isAsked })
  useFailureToast(error, t('requirements.failed'), t('requirements.failedText'))
  const get = () => {
    setAsked(true)
    if (isAsked) void refetch()
  }
  return (
    <div className={styles.root}>
      <p className={styles.plain}>{t('requirements.intro')}</p>
      <Button
        variant={data?.canCreate ? 'default' : 'filled'}
        className={styles.start}
        leftSection={<IconListCheck size={20} aria-hidden />}
        loading={isFetching}
        onClick={get}
      >
        {t('requirements.get')}
      </Button>
      {data ? (
        <Requirements requirements={data} onCreate={() => setCreating(true)} />
      ) : error ? (
        <ErrorState
          title={t('requirements.failed')}
          hint={errorMessage(error, t('requirements.failedText'))}
          onRetry={() => void refetch()}
        />
      ) : (
        isAsked && <LoadingState lines={4} />
      )}
      {data && (
        <CreateGroups
          key={data.requiredGroups}
          courseId={courseId}
          count={data.requiredGroups}
          isOpen={isCreating}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  )
}

function Requirements({ requirements, onCreate }: { requirements: GroupRequirements; onCreate: () => void }) {
  const { t } = useTranslation('telegramGroups')
  const language = useLanguage()
  const { canCreate, message, enrollmentCount, requiredGroups, groupSizes } = requirements
  return (
    <section className={styles.requirements} aria-label={t('requirements.title')}>
      <h3 className={styles.heading}>{t('requirements.title')}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>{t('requirements.enrollments')}</dt>
          <dd>{formatNumber(enrollmentCount, language)}</dd>
        </div>
        <div>
          <dt>{t('requirements.groups')}</dt>
          <dd>{formatNumber(requiredGroups, language)}</dd>
        </div>
        <div>
          <dt>{t('requirements.sizes')}</dt>
          <dd>{groupSizes.join(', ') || '–'}</dd>
        </div>
      </dl>
      <output className={styles.plain}>{message}</output>
      {canCreate && (
        <Button
          className={styles.start}
          leftSection={<IconUsersGroup size={20} aria-hidden />}
          onClick={onCreate}
        >
          {t('requirements.create')}
        </Button>
      )}
    </section>
  )
}
