import { VisuallyHidden } from '@mantine/core'
import IconCloudOff from '#icons/IconCloudOff'
import { useTranslation } from 'react-i18next'
import { progressPercent } from '../../flow.ts'
import styles from './progress-line.module.css'

const stations = 6

type Props = {
  position: number
  count: number
  /** A connection notice, shown where it covers nothing. */
  notice: string | undefined
}

/** Progress of the test as a route line with a stop for every fifth. */
export function ProgressLine({ position, count, notice }: Props) {
  const { t } = useTranslation('levelTest')
  const percent = progressPercent(position, count)
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span>{t('question.number', { number: position + 1, count })}</span>
        <span>{t('question.percent', { percent })}</span>
      </div>
      <VisuallyHidden>
        <progress aria-label={t('question.progress')} max={100} value={percent} />
      </VisuallyHidden>
      <output className={styles.notice}>
        {notice && (
          <>
            <IconCloudOff size={20} aria-hidden />
            {notice}
          </>
        )}
      </output>
      <div className={styles.line} aria-hidden hidden={notice !== undefined}>
        <span className={styles.done} style={{ width: `${percent}%` }} />
        {Array.from({ length: stations }, (_, station) => {
          const place = (station / (stations - 1)) * 100
          return (
            <span
              key={place}
              className={styles.station}
              data-reached={place <= percent || undefined}
              style={{ left: `${place}%` }}
            />
          )
        })}
        <svg className={styles.bus} style={{ left: `${percent}%` }} viewBox="0 0 34 24" aria-hidden>
          <rect x="1" y="2" width="32" height="18" rx="4" fill="var(--red)" />
          <path d="M5 6h5v4H5zm7 0h5v4h-5zm7 0h5v4h-5zm7 0h4v4h-4z" fill="var(--on-red)" />
          <path d="M5 13h19" stroke="var(--on-red)" strokeWidth="1.5" opacity=".7" />
          <circle cx="9" cy="20" r="3.2" fill="var(--ink)" stroke="var(--paper)" strokeWidth="1.4" />
          <circle cx="25" cy="20" r="3.2" fill="var(--ink)" stroke="var(--paper)" strokeWidth="1.4" />
        </svg>
      </div>
    </div>
  )
}
