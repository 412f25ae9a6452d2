import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { showSuccess } from '../toasts.tsx'
import styles from './short-id.module.css'

const shownLength = 8

/** An id is for asking and comparing: its beginning tells rows apart, and a press copies the whole. */
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
      <code>{id.slice(0, shownLength)}</code>
    </UnstyledButton>
  )
}
