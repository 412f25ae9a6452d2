import { UnstyledButton } from '@mantine/core'
import { useTranslation } from '../../texts/use-translation.ts'
import { showSuccess } from '../feedback/toasts.tsx'
import styles from './short-id.module.css'

// Ids of the same hour start alike, so their ends are shown
const short = (id: string) => `…${id.slice(-6)}`

/** A short id to tell rows apart; a press copies the whole. */
export function ShortId({ id }: { id: string }) {
  const { t } = useTranslation('ui')
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => showSuccess(t('table.idCopied'), id),
      // When the browser forbids copying, the title shows the id
      () => undefined,
    )
  return (
    <UnstyledButton
      className={styles.id}
      title={id}
      aria-label={t('table.copyId', { id })}
      onClick={() => void copy()}
    >
      <code>{short(id)}</code>
    </UnstyledButton>
  )
}
