import { Button } from '@mantine/core'
import IconFileText from '#icons/IconFileText'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { DocumentParts } from '../enrollment/document-parts.tsx'
import { acceptedDocumentsQuery } from '../enrollment/documents.queries.ts'
import styles from '../enrollment/document.module.css'
import rows from './courses.module.css'

/** The documents that the learner accepted before paying, as they were shown. */
export function AcceptedDocuments({ enrollmentId }: { enrollmentId: string }) {
  const { t } = useTranslation('salesDocuments')
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <span>{t('accepted.title')}</span>
      <Button
        variant="subtle"
        color="cool"
        className={rows.wholeRow}
        leftSection={<IconFileText size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('accepted.open')}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} size="lg" title={t('accepted.title')}>
        {isOpen && <Documents enrollmentId={enrollmentId} />}
      </Dialog>
    </li>
  )
}

function Documents({ enrollmentId }: { enrollmentId: string }) {
  const { t } = useTranslation('salesDocuments')
  const language = useLanguage()
  const { data, error, refetch } = useQuery(acceptedDocumentsQuery(enrollmentId))
  if (error) return <ErrorState hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={8} />
  if (data.length === 0) return <p>{t('accepted.none')}</p>
  return data.map(({ name, version, acceptedAt, document, language: shownIn }) => (
    <article key={`${name} ${acceptedAt}`} lang={shownIn} className={styles.document}>
      <h2>{document.title}</h2>
      <p lang={language}>{t('accepted.when', { version, date: formatDateTime(acceptedAt, language) })}</p>
      <DocumentParts document={document} />
    </article>
  ))
}
