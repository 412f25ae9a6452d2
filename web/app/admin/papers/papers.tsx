import { Button } from '@mantine/core'
import type { Invoice } from '@sohbet/contract/selling/invoice'
import type { Papers as PapersReply } from '@sohbet/contract/selling/papers'
import { invoiceLimits } from '@sohbet/domain/papers/billing'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { FailedPart } from '../../ui/feedback/failed-part.tsx'
import { LoadingState } from '../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { FileUpload, megabytesOf } from '../../ui/upload/file-upload.tsx'
import styles from './papers.module.css'
import { papersQuery, useRemoveInvoice, useUploadInvoice } from './papers.queries.ts'

const rule = { types: ['application/pdf'], endings: ['.pdf'], maxBytes: invoiceLimits.bytes }
const limits = { megabytes: megabytesOf(rule) }

/** Whom an enrolment is invoiced to, and the invoices that the school uploaded. */
export function Papers({ enrollmentId }: { enrollmentId: string }) {
  const { t } = useTranslation('papers')
  const { data, error, refetch } = useQuery(papersQuery(enrollmentId))
  if (error && !data)
    return <FailedPart title={t('failed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={2} />
  return (
    <>
      <Billing billing={data.billing} />
      {data.invoices.length === 0 ? (
        <p className={styles.plain}>{t('none')}</p>
      ) : (
        <ul className={styles.invoices} aria-label={t('title')}>
          {data.invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} enrollmentId={enrollmentId} invoice={invoice} />
          ))}
        </ul>
      )}
      {data.invoices.length < invoiceLimits.files && <Upload enrollmentId={enrollmentId} />}
    </>
  )
}

function Billing({ billing }: Pick<PapersReply, 'billing'>) {
  const { t } = useTranslation('papers')
  if (!billing) return <p className={styles.plain}>{t('noBilling')}</p>
  const { name, address, taxOffice, taxNumber } = billing
  const lines = [name, address, [taxOffice, taxNumber].filter((text) => text !== '').join(' · ')]
  return (
    <div className={styles.billing}>
      <small>{t('billing')}</small>
      {lines.map((line) => line !== '' && <span key={line}>{line}</span>)}
    </div>
  )
}

type RowProps = { enrollmentId: string; invoice: Invoice }

function InvoiceRow({ enrollmentId, invoice: { id, name, createdAt, url } }: RowProps) {
  const { t } = useTranslation('papers')
  const language = useLanguage()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: remove } = useRemoveInvoice(enrollmentId)
  const ask = async () => {
    try {
      const message = t('askRemove', { name })
      if (await confirm({ message, isDestructive: true, action: () => remove(id) })) showSuccess(t('removed'))
    } catch (error) {
      showError(t('removeFailed'), errorMessage(error))
    }
  }
  return (
    <li>
      <span>
        <a href={url} className={styles.link}>
          {name}
        </a>
        <small>{formatDateTime(createdAt, language)}</small>
      </span>
      <Upload enrollmentId={enrollmentId} replaced={{ id, name }} />
      <Button variant="subtle" color="cool" aria-label={t('removeOne', { name })} onClick={() => void ask()}>
        {t('remove')}
      </Button>
      {dialog}
    </li>
  )
}

type UploadProps = { enrollmentId: string; replaced?: Pick<Invoice, 'id' | 'name'> }

function Upload({ enrollmentId, replaced }: UploadProps) {
  const { t } = useTranslation('papers')
  return (
    <FileUpload
      request={useUploadInvoice(enrollmentId, replaced?.id)}
      rule={rule}
      onUploaded={() => undefined}
      texts={{
        label: t(replaced ? 'replace' : 'upload'),
        accessibleName: replaced ? t('replaceOne', { name: replaced.name }) : t('upload'),
        hint: replaced ? '' : t('limit', limits),
        uploading: t('uploading'),
        wrongType: t('wrongType'),
        tooLarge: t('tooLarge', limits),
        uploaded: t('uploaded'),
        failed: t('uploadFailed'),
      }}
    />
  )
}
