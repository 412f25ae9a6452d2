import { certificateColumns, type ListedCertificate } from '@sohbet/contract/learning/certificates'
import { useQuery } from '@tanstack/react-query'
import IconBan from '#icons/IconBan'
import IconDownload from '#icons/IconDownload'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { tableRows } from '../../api/table-rows.ts'
import { PageTitle } from '../../shell/page-title.tsx'
import { useLanguage } from '../../texts/language.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { RowAction } from '../../ui/data-table/row-action.tsx'
import { useTableState } from '../../ui/data-table/state/use-table-state.ts'
import { saveFile } from '../../ui/download/save-file.ts'
import { showError } from '../../ui/feedback/toasts.tsx'
import { certificatesQuery, usePrint } from './certificates.queries.ts'
import { RevokeCertificate } from './revoke-certificate.tsx'
import { useCertificateColumns } from './use-certificate-columns.tsx'

/** /admin/certificates: the certificates of all learners. */
export default function CertificatesPage() {
  const { t } = useTranslation('issuedCertificates')
  const language = useLanguage()
  const columns = useCertificateColumns()
  const table = useTableState(certificateColumns)
  const list = useQuery(certificatesQuery(table.request))
  const { mutate: print, isPending } = usePrint(language)
  const [revoked, revoke] = useState<ListedCertificate>()
  const download = ({ id, number }: ListedCertificate) =>
    print(id, {
      onSuccess: (file) => saveFile(`${number}.pdf`, file),
      onError: (error) => showError(t('pdfFailed'), errorMessage(error)),
    })
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <DataTable
        title={t('title')}
        titleOrder={1}
        columns={columns}
        state={table}
        {...tableRows(list, { failed: t('listFailed') })}
        rowId={({ id }) => id}
        emptyHint={t('emptyHint')}
        renderActions={(row) => (
          <>
            {row.revokedAt === null && row.holderName !== null && (
              <RowAction
                label={t('pdf', { number: row.number })}
                icon={<IconDownload size={20} aria-hidden />}
                isDisabled={isPending}
                onClick={() => download(row)}
              />
            )}
            {row.revokedAt === null && (
              <RowAction
                label={t('revoke.action', { number: row.number })}
                icon={<IconBan size={20} aria-hidden />}
                isDestructive
                onClick={() => revoke(row)}
              />
            )}
          </>
        )}
      />
      <RevokeCertificate certificate={revoked} onClose={() => revoke(undefined)} />
    </>
  )
}
