import { cityOf } from '@sohbet/domain/zoned-time'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { momentByClocks, ownZone, spanByClocks, type TwoClocks } from './live-session-clock.ts'
import styles from './live-session-when.module.css'

type Props = {
  startsAt: string
  duration: number
  withDay?: boolean
  timeZone?: string
  /** Facts on the line of the school's time. */
  children?: ReactNode
}

/** The time of a session on the school's clock, and on the learner's if it differs. */
export function LiveSessionWhen({
  startsAt,
  duration,
  withDay = true,
  timeZone = ownZone(),
  children,
}: Props) {
  const language = useLanguage()
  const clocks = spanByClocks({ startsAt, duration }, { language, timeZone }, { withDay })
  return (
    <BothClocks moment={startsAt} clocks={clocks} timeZone={timeZone} isShort={!withDay}>
      {children}
    </BothClocks>
  )
}

export function MomentWhen({ moment, timeZone = ownZone() }: { moment: string; timeZone?: string }) {
  const language = useLanguage()
  const clocks = momentByClocks(moment, { language, timeZone })
  return <BothClocks moment={moment} clocks={clocks} timeZone={timeZone} />
}

type Both = {
  moment: string
  clocks: TwoClocks
  timeZone: string
  isShort?: boolean
  children?: ReactNode
}

/** Short when the page already names the zone. */
function BothClocks({ moment, clocks: { school, own }, timeZone, isShort = false, children }: Both) {
  const { t } = useTranslation('sessions')
  const zone = cityOf(timeZone, useLanguage())
  return (
    <span className={styles.when}>
      <span>
        <time dateTime={moment}>{own && !isShort ? t('schoolTime', { time: school }) : school}</time>
        {children && <> · {children}</>}
      </span>
      {own && <span className={styles.own}>{t(isShort ? 'timeIn' : 'yourTime', { time: own, zone })}</span>}
    </span>
  )
}
