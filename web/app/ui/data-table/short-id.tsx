import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { showSuccess } from '../toasts.tsx'
import styles from './short-id.module.css'

// Ids of one hour begin alike: their ends tell them apart
const short = (id: string) => `…${id.slice(-6)}`

/** An id is for asking and comparing: a few characters tell rows apart, and a press copies the whole. */
export function ShortId({ id }: { id: string }) {
  const { t } = useTranslation('ui')
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => showSuccess(t('table.idCopied'), id),
      // A browser that forbids it leaves the id to be read in the title
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
