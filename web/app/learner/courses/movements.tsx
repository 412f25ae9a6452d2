import { Button } from '@mantine/core'
import type { OwnEnrollment } from '@sohbet/contract/selling/enrollments'
import { brand } from '@sohbet/domain/brand'
import IconReceipt from '#icons/IconReceipt'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatAmount, formatDateTime } from '../../ui/format.ts'
import { saveFile } from '../../ui/save-file.ts'
import { showError } from '../../ui/toasts.tsx'
import { useReceipt } from '../enrollment/enrollment.queries.ts'
import styles from './courses.module.css'

type Movement = OwnEnrollment['movements'][number]

/** Money that came and went back, each with its receipt. */
export function Movements({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation('enrollment')
  if (movements.length === 0) return null
  return (
    <ul className={styles.movements} aria-label={t('courses.payments')}>
      {movements.map((movement) => (
        <MovementRow key={movement.id} movement={movement} />
      ))}
    </ul>
  )
}

function MovementRow({ movement: { id, kind, amount, currency, createdAt } }: { movement: Movement }) {
  const { t } = useTranslation('enrollment')
  const language = useLanguage()
  const { mutateAsync: fetchReceipt, isPending } = useReceipt()
  const date = formatDateTime(createdAt, language)

  const download = async () => {
    try {
      saveFile(`${brand.name.toLowerCase()}-${id}.pdf`, await fetchReceipt(id))
    } catch (error) {
      showError(t('courses.receiptFailed'), errorMessage(error))
    }
  }
  return (
    <li>
      <span>
        {t(`courses.movement.${kind}`)} <strong>{formatAmount(Math.abs(amount), currency, language)}</strong>
        <small>{date}</small>
      </span>
      <Button
        variant="subtle"
        color="cool"
        loading={isPending}
        leftSection={<IconReceipt size={18} aria-hidden />}
        aria-label={t('courses.receiptOf', { date })}
        onClick={() => void download()}
      >
        {t('courses.receipt')}
      </Button>
    </li>
  )
}
