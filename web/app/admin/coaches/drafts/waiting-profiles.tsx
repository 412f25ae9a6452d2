import { Button, Title } from '@mantine/core'
import type { WaitingDraft } from '@sohbet/contract/people/coach-profile'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { ButtonRow } from '../../../ui/list/button-row.tsx'
import { ComparedProfile } from './compared-profile.tsx'
import { draftsQuery, usePublish } from './drafts.queries.ts'
import styles from './drafts.module.css'
import { SendBackForm } from './send-back-form.tsx'

/** Profiles that coaches changed, the oldest first; shows nothing when there are none. */
export function WaitingProfiles() {
  const { t } = useTranslation('coachDrafts')
  const { data = [], error, refetch } = useQuery(draftsQuery)
  const [returned, setReturned] = useState<WaitingDraft>()
  const titleId = useId()
  if (error)
    return <ErrorState title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  return (
    <>
      {data.length > 0 && (
        <section className={styles.waiting} aria-labelledby={titleId}>
          <Title order={2} id={titleId}>
            {t('title', { count: data.length })}
          </Title>
          {data.map((waiting) => (
            <Waiting key={waiting.coachId} waiting={waiting} onReturn={() => setReturned(waiting)} />
          ))}
        </section>
      )}
      <FormDialog
        title={t('dialog', { name: returned?.name ?? '' })}
        subject={returned}
        onClose={() => setReturned(undefined)}
      >
        {(waiting, form) => <SendBackForm waiting={waiting} {...form} />}
      </FormDialog>
    </>
  )
}

function Waiting({ waiting, onReturn }: { waiting: WaitingDraft; onReturn: () => void }) {
  const { t } = useTranslation('coachDrafts')
  const language = useLanguage()
  const { mutate: publish, isPending } = usePublish()
  const { coachId, name, draft } = waiting
  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.header}>
        <h3>{name}</h3>
        <span>{t('changed', { when: formatDateTime(draft.changedAt, language) })}</span>
      </header>
      <ComparedProfile waiting={waiting} />
      <ButtonRow>
        <Button variant="default" disabled={isPending} onClick={onReturn}>
          {t('sendBack')}
        </Button>
        <Button
          loading={isPending}
          onClick={() =>
            publish(
              { coachId, revision: draft.revision },
              {
                onSuccess: () => showSuccess(t('published', { name })),
                onError: (error) => showError(t('decideFailed'), errorMessage(error)),
              },
            )
          }
        >
          {t('publish')}
        </Button>
      </ButtonRow>
    </article>
  )
}
