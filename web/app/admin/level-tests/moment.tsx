import { useLanguage } from '../../texts/language.ts'
import { formatDateTime } from '../../ui/format.ts'
import styles from './level-tests.module.css'

export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className={styles.time}>
    {formatDateTime(at, useLanguage())}
  </time>
)
