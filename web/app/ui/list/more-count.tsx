import { useTranslation } from '../../texts/use-translation.ts'
import styles from './more-count.module.css'

/** Under a list that is cut: how many rows it leaves out. */
export function MoreCount({ count }: { count: number }) {
  const { t } = useTranslation('ui')
  return count > 0 && <p className={styles.more}>{t('list.more', { count })}</p>
}

/** The same in a link to the whole list: 'All resources (5 more)'. */
export function useMoreLabel() {
  const { t } = useTranslation('ui')
  /** `isOpen` when the list goes on beyond the counted rows. */
  return (label: string, count: number, { isOpen = false } = {}) =>
    count > 0 ? `${label} (${t(isOpen ? 'list.atLeast' : 'list.more', { count })})` : label
}

/** The last option of a select box that is cut; it cannot be chosen. */
export function useMoreOption(count: number) {
  const { t } = useTranslation('ui')
  return count > 0 ? [{ value: 'more', label: t('list.more', { count }), disabled: true }] : []
}
