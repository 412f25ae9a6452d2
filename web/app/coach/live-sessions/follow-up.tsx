import { Button, Title } from '@mantine/core'
import type { StaffLiveSession } from '@sohbet/contract/learning/live-sessions'
import IconMessage from '#icons/IconMessage'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { attendanceQuery } from '../../parts/live-sessions/attendance/attendance.queries.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useNow } from '../../ui/use-now.ts'
import { FollowUpForm } from './follow-up-form.tsx'
import styles from './live-sessions.module.css'

/** After a session its coach writes to those who missed it. */
export function FollowUp({ session }: { session: StaffLiveSession }) {
  const { t } = useTranslation('sessionPage')
  const now = useNow()
  const [isWriting, setWriting] = useState(false)
  const isOver = session.state === 'over' || (session.state === 'open' && now >= new Date(session.endsAt))
  const { data: rows = [] } = useQuery({ ...attendanceQuery(session.id), enabled: isOver })
  const count = rows.filter(({ isAttended }) => !isAttended).length
  if (!isOver || rows.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="follow-up">
      <Title order={2} id="follow-up">
        {t('followUp.title')}
      </Title>
      <p className={styles.soft}>{t('followUp.missed', { count })}</p>
      <Button
        variant="default"
        className={styles.start}
        leftSection={<IconMessage size={18} aria-hidden />}
        onClick={() => setWriting(true)}
      >
        {t('followUp.write')}
      </Button>
      <FormDialog
        title={t('followUp.title')}
        subject={isWriting ? rows : undefined}
        onClose={() => setWriting(false)}
        size="lg"
      >
        {(learners, form) => <FollowUpForm session={session} learners={learners} {...form} />}
      </FormDialog>
    </section>
  )
}
