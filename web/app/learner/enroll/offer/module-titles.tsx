import type { ModuleTitle } from '@sohbet/contract/selling/enrollments'
import { useTranslation } from '../../../texts/use-translation.ts'
import styles from './offer.module.css'

/** Modules shown before the learner opens the whole list. */
const shown = 6

type Props = { modules: readonly ModuleTitle[] }

/** The modules as stops of a line; all of them are still to come. */
export function ModuleTitles({ modules }: Props) {
  const { t } = useTranslation('enrollment')
  if (modules.length === 0) return null
  const rest = modules.slice(shown)
  return (
    <section className={styles.part}>
      <h3>{t('details.moduleTitles')}</h3>
      <Stops modules={modules.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>
            <span className={styles.more}>{t('offer.allModules', { count: modules.length })}</span>
            <span className={styles.fewer}>{t('offer.fewerModules')}</span>
          </summary>
          <Stops modules={rest} />
        </details>
      )}
    </section>
  )
}

const Stops = ({ modules }: Props) => (
  <ol className={styles.modules} start={modules[0]?.order}>
    {modules.map(({ order, name }) => (
      <li key={order}>
        <span className={styles.number}>{order}</span>
        {name}
      </li>
    ))}
  </ol>
)
