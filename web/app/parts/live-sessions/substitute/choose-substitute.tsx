import { Button } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/live-sessions/live-sessions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import styles from './substitute.module.css'
import { freeCoachesQuery, useAskSubstitute, useSetSubstitute } from './substitutes.queries.ts'

type Props = {
  session: StaffLiveSession
  /** The session is given at once; otherwise the coach is asked. */
  isAtOnce: boolean
  onDone: () => void
}

/** The coaches who are free at the time of the session. */
export function ChooseSubstitute({ session: { id }, isAtOnce, onDone }: Props) {
  const { t } = useTranslation('substitutes')
  const { data, error, refetch } = useQuery(freeCoachesQuery(id))
  const [chosen, choose] = useState('')
  const ask = useAskSubstitute()
  const set = useSetSubstitute()
  const { mutate, isPending } = isAtOnce ? set : ask
  if (!data)
    return error ? (
      <ErrorState title={t('listFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState lines={2} />
    )
  const coachId = data.some((coach) => coach.id === chosen) ? chosen : (data[0]?.id ?? '')
  const send = () =>
    mutate(
      { id, coachId },
      {
        onSuccess: () => {
          showSuccess(t(isAtOnce ? 'set' : 'asked'))
          onDone()
        },
        onError: (failure) => {
          showError(t('failed'), errorMessage(failure))
          void refetch()
        },
      },
    )
  return (
    <div className={styles.choice}>
      {data.length === 0 ? (
        <p role="note">{t('none')}</p>
      ) : (
        <SelectBox
          label={t('coach')}
          description={t('hint')}
          value={coachId}
          data={data.map((coach) => ({ value: coach.id, label: coach.name }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <div className={styles.actions}>
        {data.length > 0 && (
          <Button variant="default" loading={isPending} onClick={send}>
            {t(isAtOnce ? 'give' : 'send')}
          </Button>
        )}
        <Button variant="subtle" onClick={onDone}>
          {t('stop')}
        </Button>
      </div>
    </div>
  )
}
