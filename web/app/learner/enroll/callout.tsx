import { Alert } from '@mantine/core'
import IconAlertTriangle from '#icons/IconAlertTriangle'
import IconInfoCircle from '#icons/IconInfoCircle'
import type { ReactNode } from 'react'
import styles from './enroll.module.css'

const looks = {
  info: { color: 'cool', icon: <IconInfoCircle aria-hidden /> },
  warning: { color: 'orange', icon: <IconAlertTriangle color="var(--orange)" aria-hidden /> },
  error: { color: 'red', icon: <IconAlertTriangle color="var(--red)" aria-hidden /> },
}

type Props = { tone: keyof typeof looks; title?: string; isAnnounced?: boolean; children: ReactNode }

/** A coloured note in a step. `isAnnounced`: screen readers read it out when it appears. */
export const Callout = ({ tone, title, isAnnounced = false, children }: Props) => (
  <Alert
    {...looks[tone]}
    variant="light"
    title={title}
    role={isAnnounced ? 'alert' : 'note'}
    className={styles.callout}
    data-tone={tone}
  >
    {children}
  </Alert>
)
