import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import type { ContactMessage } from '@sohbet/contract/contact'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { formatDateTime } from '../../ui/format.ts'
import { showError } from '../../ui/toasts.tsx'
import styles from './contact-messages.module.css'
import { useSetAnswered } from './contact-messages.queries.ts'

export function useContactMessageColumns(): readonly Column<ContactMessage>[] {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        cell: ({ name }) => <span className={styles.name}>{name}</span>,
      },
      { id: 'email', header: t('column.email'), cell: ({ email }) => email },
      {
        id: 'message',
        header: t('column.message'),
        cell: (row) => (
          <span className={styles.cut} lang={row.language}>
            {row.message}
          </span>
        ),
      },
      {
        id: 'createdAt',
        header: t('column.createdAt'),
        cell: ({ createdAt }) => (
          <time dateTime={createdAt} className={styles.time}>
            {formatDateTime(createdAt, language)}
          </time>
        ),
      },
      {
        id: 'answered',
        header: t('column.answered'),
        cell: (message) => <AnsweredSwitch message={message} />,
      },
    ],
    [t, language],
  )
}

/** It turns only once the change is made. */
function AnsweredSwitch({ message: { id, name, answeredAt } }: { message: ContactMessage }) {
  const { t } = useTranslation('contact')
  const { mutate: setAnswered, isPending } = useSetAnswered()
  return (
    <Switch
      size="md"
      color="var(--green)"
      checked={answeredAt !== null}
      disabled={isPending}
      aria-label={t('answeredLabel', { name })}
      onChange={({ currentTarget }) =>
        setAnswered(
          { id, isAnswered: currentTarget.checked },
          { onError: (error) => showError(errorMessage(error, t('answeredFailed'))) },
        )
      }
    />
  )
}
