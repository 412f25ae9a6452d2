import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconCircleCheck from '#icons/IconCircleCheck'
import type { System } from '@sohbet/contract/core/system'
import { useTranslation } from '../../texts/use-translation.ts'
import styles from './system.module.css'

/** The answer to "is everything all right?", with what to do where it is not. */
export function Troubles({ troubles }: Pick<System, 'troubles'>) {
  const { t } = useTranslation('system')
  if (troubles.length === 0)
    return (
      <p className={styles.verdict} data-tone="good">
        <IconCircleCheck size={24} aria-hidden />
        {t('fine')}
      </p>
    )
  return (
    <section className={styles.verdict} data-tone="bad" aria-labelledby="troubles">
      <IconAlertTriangle size={24} aria-hidden />
      <div>
        <h2 id="troubles">{t('troubles')}</h2>
        <ul>
          {troubles.map((trouble) => (
            <li key={trouble}>{t(`trouble.${trouble}`)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
