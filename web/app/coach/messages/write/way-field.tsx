import { useId } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ways, type WriteDraft } from './use-write-draft.ts'
import styles from './write.module.css'

type Way = WriteDraft['way']
type Props = {
  value: Way
  /** Why it cannot be an announcement. */
  obstacle: 'learners' | 'over' | undefined
  onChoose: (way: Way) => void
}

/** One conversation for each learner, or an announcement of the course; each is explained in one line. */
export function WayField({ value, obstacle, onChoose }: Props) {
  const { t } = useTranslation('coachMessages')
  const name = useId()
  return (
    <fieldset className={styles.ways}>
      <legend>{t('way.legend')}</legend>
      {ways.map((way) => {
        const isOff = way === 'announcement' && obstacle !== undefined
        return (
          <label key={way} className={styles.way} data-off={isOff || undefined}>
            <input
              type="radio"
              name={name}
              value={way}
              checked={value === way}
              disabled={isOff}
              onChange={() => onChoose(way)}
            />
            <span className={styles.named}>
              {t(`way.${way}`)}
              <small>{isOff ? t(`way.obstacle.${obstacle}`) : t(`way.${way}Hint`)}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
