import { Button } from '@mantine/core'
import type { Pack } from '@sohbet/contract/credits/packs'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { DownloadButton } from '../../../ui/download/download-button.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { formatAmount, formatDateTime, formatDay } from '../../../ui/format.ts'
import { useReceipt } from '../../../parts/use-receipt.ts'
import { useRefundPack } from './packs.queries.ts'
import styles from './packs.module.css'

/** A pack that was bought: what is left, its receipts, and the refund. */
export function OwnPack({ pack }: { pack: Pack }) {
  const { t } = useTranslation('packs')
  const language = useLanguage()
  const { size, price, currency, status, left, expiresOn, paidAt } = pack
  return (
    <article className={styles.pack} data-quiet={status === 'closed' || undefined}>
      <h3>{t('credits', { count: size })}</h3>
      <p>
        {formatAmount(price, currency, language)}
        {paidAt && ` · ${formatDateTime(paidAt, language)}`}
      </p>
      <p className={styles.soft}>
        {status === 'closed'
          ? t('closed')
          : t('left', { count: left, date: expiresOn ? formatDay(expiresOn, language) : '' })}
      </p>
      <div className={styles.actions}>
        {pack.movements.map((movement) =>
          movement.receiptNumber ? (
            <Receipt key={movement.id} id={movement.id} number={movement.receiptNumber} />
          ) : null,
        )}
        {pack.refund !== null && pack.refund > 0 && <Refund pack={pack} refund={pack.refund} />}
      </div>
    </article>
  )
}

function Receipt({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation('packs')
  return (
    <DownloadButton
      request={useReceipt(id)}
      fileName={`${number}.pdf`}
      label={t('receipt', { number })}
      failed={t('receiptFailed')}
    />
  )
}

function Refund({ pack, refund }: { pack: Pack; refund: number }) {
  const { t } = useTranslation('packs')
  const language = useLanguage()
  const { confirm, dialog } = useConfirm()
  const { mutateAsync: send } = useRefundPack()
  const sum = formatAmount(refund, pack.currency, language)
  const ask = async () => {
    try {
      const message =
        pack.lessonsAhead > 0
          ? t('refund.askWithLessons', { sum, count: pack.lessonsAhead })
          : t('refund.ask', { sum })
      const action = () => send({ id: pack.id, expected: refund })
      if (await confirm({ message, deed: t('refund.deed'), isDestructive: true, action }))
        showSuccess(t('refund.done', { sum }))
    } catch (error) {
      showError(t('refund.failed'), errorMessage(error))
    }
  }
  return (
    <>
      <Button variant="default" onClick={() => void ask()}>
        {t('refund.action', { sum })}
      </Button>
      {pack.refundUntil && (
        <span className={styles.soft}>
          {t('refund.until', { moment: formatDateTime(pack.refundUntil, language) })}
        </span>
      )}
      {dialog}
    </>
  )
}
