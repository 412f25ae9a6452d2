import { useTranslation } from '../../../texts/use-translation.ts'
import styles from './fields.module.css'

/** The number of missing texts, if there are any. */
export function GapCount({ count }: { count: number }) {
  const { t } = useTranslation('site')
  return count > 0 && <span className={styles.gapCount}>{t('gap.count', { count })}</span>
}
