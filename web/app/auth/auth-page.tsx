import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageTitle } from '../shell/page-title.tsx'
import { RouteLine } from '../ui/feedback/route-line.tsx'
import { AuthFrame } from './auth-frame.tsx'
import styles from './auth-page.module.css'

type Props = {
  title: string
  heading: string
  intro: ReactNode
  /** The visitor's step on the way in: register, verify, log in, speak. None on error pages. */
  station?: number
  /** No welcome on error pages. */
  isQuiet?: boolean
  children: ReactNode
}

export const AuthPage = ({ title, heading, intro, station, isQuiet = false, children }: Props) => (
  <AuthFrame isQuiet={isQuiet}>
    <PageTitle>{title}</PageTitle>
    {station !== undefined && <RouteLine stations={4} reached={station} />}
    <Title order={1} className={styles.title}>
      {heading}
    </Title>
    <p className={styles.intro}>{intro}</p>
    {children}
  </AuthFrame>
)
