import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './dashboard.module.css'

type Props = { title: string; more?: { to: string; label: string }; children: ReactNode }

/** One part of the dashboard; `more` links to the full list. */
export function Panel({ title, more, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {title}
      </Title>
      {children}
      {more && (
        <Link to={more.to} className={styles.more}>
          {more.label}
        </Link>
      )}
    </section>
  )
}
