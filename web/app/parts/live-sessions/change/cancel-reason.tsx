import { Textarea } from '@mantine/core'
import { maxReasonLength } from '@sohbet/contract/fields'
import type { Ref } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import styles from '../staff/staff-live-sessions.module.css'

type Props = { question: string; field: Ref<HTMLTextAreaElement> }

/** Asks before a session or lesson is cancelled, with a field for the reason. */
export function CancelReason({ question, field }: Props) {
  const { t } = useTranslation('staffSessions')
  return (
    <div className={styles.form}>
      <p>{question}</p>
      <Textarea
        ref={field}
        size="md"
        autosize
        minRows={2}
        maxLength={maxReasonLength}
        label={t('cancel.reason')}
        description={t('cancel.reasonHint')}
      />
    </div>
  )
}
