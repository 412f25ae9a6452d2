import type { Certificate } from '@sohbet/contract/learning/certificates'
import { schoolDay } from '@sohbet/domain/calendar'
import { certificatePath } from '@sohbet/domain/certificate/certificate'
import { type Language, languages } from '@sohbet/domain/language'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { CopyText } from '../../ui/copy-text.tsx'
import { DownloadButton } from '../../ui/download/download-button.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { StatusBadge } from '../../ui/feedback/status-badge.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { formatDay } from '../../ui/format.ts'
import { useCertificatePdf, useShowName } from './certificates.queries.ts'
import styles from './certificates.module.css'

/** A certificate to download and to share; a revoked one says why. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates')
  const language = useLanguage()
  const { number, kind, holderName, issuedAt, revokedAt, revokeReason, mayReissue } = certificate
  return (
    <section className={styles.certificate} data-revoked={revokedAt === null ? undefined : ''}>
      <header className={styles.head}>
        <h3>{t(`kind.${kind}`)}</h3>
        {revokedAt !== null && <StatusBadge tone="bad">{t('revoked')}</StatusBadge>}
      </header>
      <p className={styles.facts}>
        {t('number', { number })}
        <br />
        {t('issuedOn', { day: formatDay(schoolDay(new Date(issuedAt)), language), name: holderName ?? '' })}
      </p>
      {revokedAt === null ? (
        <Sharing certificate={certificate} />
      ) : (
        <p>
          {t('revokedOn', { day: formatDay(schoolDay(new Date(revokedAt)), language), reason: revokeReason })}{' '}
          {mayReissue && t('reissue')}
        </p>
      )}
    </section>
  )
}

function Sharing({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates')
  const language = useLanguage()
  const { id, number, showsName } = certificate
  const { mutate: show, isPending, variables } = useShowName(id)
  return (
    <>
      <div className={styles.deeds}>
        {languages.toReversed().map((of) => (
          <PdfButton key={of} certificate={certificate} language={of} />
        ))}
      </div>
      <CopyText
        label={t('link')}
        text={new URL(certificatePath(number, language), location.origin).href}
        copy={t('copy')}
        copied={t('copied')}
      />
      <Switch
        label={t('showsName')}
        checked={isPending ? variables : showsName}
        onChange={({ currentTarget }) =>
          show(currentTarget.checked, {
            onError: (error) => showError(t('showFailed'), errorMessage(error)),
          })
        }
      />
    </>
  )
}

type PdfProps = { certificate: Certificate; language: Language }

function PdfButton({ certificate: { id, number, courseName }, language }: PdfProps) {
  const { t } = useTranslation('certificates')
  const label = t(`pdf.${language}`)
  return (
    <DownloadButton
      request={useCertificatePdf(id, language)}
      fileName={`${number}-${language}.pdf`}
      label={label}
      accessibleName={t('pdf.named', { label, course: courseName })}
      failed={t('pdf.failed')}
    />
  )
}
