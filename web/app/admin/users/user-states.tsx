import { useTranslation } from '../../texts/use-translation.ts'
import { InfoCard } from '../../ui/list/info-card.tsx'
import styles from './user-states.module.css'

const journey = ['unverified', 'verified', 'tested', 'enrolled'] as const
const besides = ['staff', 'locked', 'suspended'] as const

/** Explains the account states with the table's words: four stations of a learner's line, and three beside it. */
export function UserStates() {
  const { t } = useTranslation('users')
  return (
    <InfoCard title={t('states.title')}>
      <p className={styles.intro}>{t('states.intro')}</p>
      <ol className={styles.line}>
        {journey.map((state) => (
          <li key={state}>
            <strong>{t(`state.${state}`)}</strong>
            <p>{t(`states.${state}`)}</p>
          </li>
        ))}
      </ol>
      <ul className={styles.besides}>
        {besides.map((state) => (
          <li key={state} data-state={state}>
            <strong>{t(`state.${state}`)}</strong>
            <p>{t(`states.${state}`)}</p>
          </li>
        ))}
      </ul>
    </InfoCard>
  )
}
