import { useTranslation } from 'react-i18next'
import { InfoCard } from '../../ui/info-card.tsx'
import styles from './user-states.module.css'

const journey = ['unverified', 'verified', 'tested', 'enrolled'] as const
const besides = ['locked', 'staff'] as const

/** The six states of an account: four stations of a learner's line, and two beside it. */
export function UserStates() {
  const { t } = useTranslation('users')
  return (
    <InfoCard title={t('states.title')}>
      <p className={styles.intro}>{t('states.intro')}</p>
      <ol className={styles.line}>
        {journey.map((state) => (
          <li key={state}>
            <strong>{t(`states.${state}.name`)}</strong>
            <p>{t(`states.${state}.text`)}</p>
          </li>
        ))}
      </ol>
      <ul className={styles.besides}>
        {besides.map((state) => (
          <li key={state} data-state={state}>
            <strong>{t(`states.${state}.name`)}</strong>
            <p>{t(`states.${state}.text`)}</p>
          </li>
        ))}
      </ul>
    </InfoCard>
  )
}
