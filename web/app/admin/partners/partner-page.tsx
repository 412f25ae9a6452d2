import { Button } from '@mantine/core'
import type { PartnerDetails } from '@sohbet/contract/partners/partners'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link, useNavigate, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorMessage } from '../../api/error-message.ts'
import { PartnerFigures } from '../../parts/partner/partner-figures.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { useLanguage } from '../../texts/language.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { CopyText } from '../../ui/copy-text.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../ui/feedback/states.tsx'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'
import { formatRate } from '../../ui/format.ts'
import { ButtonRow } from '../../ui/list/button-row.tsx'
import { adminPaths } from '../admin-paths.ts'
import { BookDialogs, type Booking } from './book-dialogs.tsx'
import { PartnerForm } from './partner-form.tsx'
import { PartnerLedger } from './partner-ledger.tsx'
import { partnerQuery, useRemovePartner, useRenewAddress } from './partners.queries.ts'
import styles from './partners.module.css'

/** The figures have the words of the partner's own page. */
export const clientLoader = () => loadTexts('partner')

/** /admin/partners/:partnerId: figures, balance, addresses and ledger of a partner. */
export default function PartnerPage() {
  const { t } = useTranslation('partners')
  const { partnerId = '' } = useParams()
  const { data, error, refetch } = useQuery(partnerQuery(partnerId))
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (data) return <PartnerView partner={data} />
  return (
    <div className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      {isMissing && <MissingPartner />}
      {error && !isMissing && (
        <ErrorState title={t('loadFailed')} hint={errorMessage(error)} onRetry={() => void refetch()} />
      )}
      {!error && <LoadingState lines={8} />}
    </div>
  )
}

function MissingPartner() {
  const { t } = useTranslation('partners')
  return (
    <div role="alert">
      <EmptyState
        drawing="stop"
        title={t('missing')}
        hint={t('missingHint')}
        action={
          <Button component={Link} to={adminPaths.partners} variant="default">
            {t('backToList')}
          </Button>
        }
      />
    </div>
  )
}

function PartnerView({ partner }: { partner: PartnerDetails }) {
  const { t } = useTranslation('partners')
  const language = useLanguage()
  const [booking, setBooking] = useState<Booking>()
  const [edited, setEdited] = useState<PartnerDetails>()
  const rate = formatRate(partner.ratePercent, language)
  return (
    <div className={styles.page}>
      <PageTitle>{partner.name}</PageTitle>
      <header className={styles.head}>
        <div>
          <h1>{partner.name}</h1>
          <p className={styles.plain}>
            {partner.email} · {t('rateOf', { rate })} ·{' '}
            {t(partner.isActive ? 'status.active' : 'status.inactive')}
          </p>
        </div>
        <ButtonRow>
          <Button onClick={() => setBooking('payout')}>{t('payout.open')}</Button>
          <Button variant="default" onClick={() => setBooking('correction')}>
            {t('correction.open')}
          </Button>
          <Button variant="default" onClick={() => setEdited(partner)}>
            {t('editShort')}
          </Button>
        </ButtonRow>
      </header>
      <PartnerFigures figures={partner} />
      <Addresses partner={partner} />
      <PartnerLedger ledger={partner.ledger} />
      <Link className={styles.back} to={adminPaths.partners}>
        {t('backToList')}
      </Link>
      <BookDialogs partner={partner} booking={booking} onClose={() => setBooking(undefined)} />
      <FormDialog title={t('form.editTitle')} subject={edited} onClose={() => setEdited(undefined)}>
        {(one, form) => <PartnerForm partner={one} {...form} />}
      </FormDialog>
    </div>
  )
}

function Addresses({ partner }: { partner: PartnerDetails }) {
  const { t } = useTranslation('partners')
  const { confirm, dialog } = useConfirm()
  const navigate = useNavigate()
  const { mutateAsync: renew } = useRenewAddress()
  const { mutateAsync: remove } = useRemovePartner()
  const { id, name } = partner
  const askToRenew = async () => {
    try {
      if (await confirm({ message: t('address.ask', { name }), action: () => renew(id) }))
        showSuccess(t('address.renewed'))
    } catch (error) {
      showError(t('failed'), errorMessage(error))
    }
  }
  const askToRemove = async () => {
    try {
      const message = t('remove.ask', { name })
      if (!(await confirm({ message, isDestructive: true, action: () => remove(id) }))) return
      showSuccess(t('remove.done'))
      await navigate(adminPaths.partners)
    } catch (error) {
      showError(t('remove.failed'), errorMessage(error))
    }
  }
  return (
    <section className={styles.box}>
      <h2>{t('address.title')}</h2>
      <CopyText label={t('address.link')} text={partner.link} copy={t('copy')} copied={t('copied')} />
      <CopyText
        label={t('address.private')}
        text={partner.privateUrl}
        copy={t('copy')}
        copied={t('copied')}
      />
      <p className={styles.plain}>{t('address.hint')}</p>
      <ButtonRow>
        <Button variant="default" onClick={() => void askToRenew()}>
          {t('address.renew')}
        </Button>
        <Button variant="subtle" color="red" onClick={() => void askToRemove()}>
          {t('remove.button')}
        </Button>
      </ButtonRow>
      {dialog}
    </section>
  )
}
