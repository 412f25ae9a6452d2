import { Button } from '@mantine/core'
import type { LearnerModule } from '@sohbet/contract/learning/progress'
import { useQuery } from '@tanstack/react-query'
import IconDownload from '#icons/IconDownload'
import IconExternalLink from '#icons/IconExternalLink'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { pdfChunk } from '../../../parts/pdf/pdf-chunk.ts'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { enqueue } from '../../../outbox/outbox.ts'
import styles from '../course.module.css'
import { Done } from './done.tsx'

type Document = LearnerModule['docs'][number]
type Props = {
  module: LearnerModule
  /** Reading is the next step of the module. */
  isNext: boolean
  onStale: () => void
}

export function ModuleDocuments({ module, isNext, onStale }: Props) {
  const next = isNext ? module.docs.find(({ isOpened }) => !isOpened) : undefined
  return (
    <ul className={styles.documents}>
      {module.docs.map((doc) => (
        <DocumentRow key={doc.id} moduleId={module.id} doc={doc} isNext={doc === next} onStale={onStale} />
      ))}
    </ul>
  )
}

type RowProps = { moduleId: string; doc: Document; isNext: boolean; onStale: () => void }

function DocumentRow({ moduleId, doc, isNext, onStale }: RowProps) {
  const { t } = useTranslation('player')
  const [isShown, setShown] = useState(false)
  const { title, description, source, isOpened } = doc
  // External pages cannot be embedded, so they open in a new tab
  const isOurs = source.startsWith('/')
  const markOpened = () => {
    if (!isOpened) void enqueue({ kind: 'document', moduleId, docId: doc.id })
  }
  return (
    <li className={styles.card} data-next={isNext || undefined}>
      <div>
        <strong>{title}</strong>
        {isOpened && <Done>{t('documents.opened')}</Done>}
        <p>{description}</p>
      </div>
      <div className={styles.actions}>
        {isOurs ? (
          <Button
            variant={isNext && !isShown ? 'filled' : 'default'}
            aria-expanded={isShown}
            aria-label={t(isShown ? 'documents.closeNamed' : 'documents.openNamed', { title })}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'documents.close' : 'documents.open')}
          </Button>
        ) : (
          <OpenElsewhere doc={doc} isNext={isNext} onFollow={markOpened} />
        )}
        {isOurs && <Download doc={doc} onFollow={markOpened} />}
      </div>
      {isShown && (
        <div className={styles.pages}>
          <Pages url={source} title={title} onOpened={markOpened} onStale={onStale} />
        </div>
      )}
    </li>
  )
}

type LinkProps = { doc: Document; onFollow: () => void }

function OpenElsewhere({ doc: { title, source }, isNext, onFollow }: LinkProps & { isNext: boolean }) {
  const { t } = useTranslation('player')
  return (
    <Button
      component="a"
      variant={isNext ? 'filled' : 'default'}
      href={source}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconExternalLink size={18} aria-hidden />}
      aria-label={t('documents.elsewhereNamed', { title })}
      onClick={onFollow}
    >
      {t('documents.elsewhere')}
    </Button>
  )
}

function Download({ doc: { title, source }, onFollow }: LinkProps) {
  const { t } = useTranslation('player')
  return (
    <Button
      component="a"
      variant="subtle"
      color="gray"
      href={source}
      download={`${title}.pdf`}
      leftSection={<IconDownload size={18} aria-hidden />}
      aria-label={t('documents.downloadNamed', { title })}
      onClick={onFollow}
    >
      {t('documents.download')}
    </Button>
  )
}

type PagesProps = { url: string; title: string; onOpened: () => void; onStale: () => void }

function Pages({ url, title, onOpened, onStale }: PagesProps) {
  const { data: chunk, isError, refetch } = useQuery(pdfChunk)
  if (chunk) return <chunk.PdfView url={url} title={title} onOpened={onOpened} onRetry={onStale} />
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  return <LoadingState />
}
