import type { ReactNode } from 'react'
import { RouteLine } from '../../../ui/feedback/route-line.tsx'
import styles from './speak.module.css'

/** On this device, with the coach, answered. */
const stations = ['waiting', 'sent', 'heard'] as const

type Props = { at: (typeof stations)[number]; children: ReactNode }

/** How far a recording has come, as a short line. */
export function Standing({ at, children }: Props) {
  return (
    <div className={styles.standing}>
      <RouteLine stations={stations.length} reached={stations.indexOf(at) + 1} />
      <output>{children}</output>
    </div>
  )
}
