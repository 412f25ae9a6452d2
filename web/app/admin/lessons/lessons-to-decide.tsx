import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { lessonsToDecidePath } from '../admin-paths.ts'
import styles from './lessons-to-decide.module.css'

/** On the home: only an admin can decide what the doors leave open. Nothing while no lesson waits. */
export function LessonsToDecide({ count }: { count: number }) {
  const { t } = useTranslation('figures')
  if (count === 0) return null
  return (
    <p className={styles.note}>
      <Link to={lessonsToDecidePath}>{t('lessonsToDecide', { count })}</Link>
    </p>
  )
}
