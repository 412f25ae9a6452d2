import { Button } from '@mantine/core'
import {
  documentFor,
  documentOf,
  type DocumentName,
  type SalesDocument as Document,
} from '@sohbet/contract/selling/sales-documents'
import { toMinor, type Currency } from '@sohbet/domain/course/price'
import type { PlanContents } from '@sohbet/domain/enrollment/plan'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useSession } from '../../../session/session.ts'
import { useLanguage } from '../../../texts/language.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState, LoadingState } from '../../../ui/feedback/states.tsx'
import { DocumentParts } from '../../enrollment/document-parts.tsx'
import { useSalesDocumentsQuery } from '../../enrollment/documents.queries.ts'
import own from '../../enrollment/document.module.css'
import styles from '../enroll.module.css'

/** What is sold, and its price. */
export type Deal = {
  name: string
  startDate: string
  endDate: string
  contents: PlanContents
  amount: number
  currency: Currency
}
type Props = {
  deal: Deal
  name: DocumentName | undefined
  onClose: () => void
  /** The learner says that they have read it. */
  onRead: (name: DocumentName) => void
}

/** The document about this purchase. */
function useDocumentOf(document: Document, { contents, amount, currency, ...course }: Deal): Document {
  const language = useLanguage()
  const buyer = useSession()?.user
  const purchase = { course, contents, amountMinor: toMinor(amount), currency }
  return documentFor(documentOf(document, purchase, language), buyer)
}

export function SalesDocument({ name, deal, onClose, onRead }: Props) {
  const { t } = useTranslation('salesDocuments')
  const { data, error, refetch } = useQuery(useSalesDocumentsQuery())
  const title = name ? (data?.[name].title ?? t(`names.${name}`)) : ''
  return (
    <Dialog opened={name !== undefined} onClose={onClose} size="lg" title={title}>
      {name && data && (
        <Shown document={data[name]} version={data.version} deal={deal}>
          <Button onClick={() => onRead(name)}>{t(`read.${name}`)}</Button>
        </Shown>
      )}
      {!data && error && <ErrorState hint={errorMessage(error)} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState lines={8} />}
    </Dialog>
  )
}

type ShownProps = { document: Document; version: string; deal: Deal; children: React.ReactNode }

function Shown({ document, version, deal, children }: ShownProps) {
  const { t } = useTranslation('salesDocuments')
  return (
    <div className={own.document}>
      <DocumentParts document={useDocumentOf(document, deal)} />
      <p className={styles.small}>{t('version', { version })}</p>
      {children}
    </div>
  )
}
