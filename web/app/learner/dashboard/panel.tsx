import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useMoreLabel } from '../../ui/list/more-count.tsx'
import styles from './dashboard.module.css'

type Props = {
  title: string
  /** `count` rows are not shown here. */
  more?: { to: string; label: string; count?: number }
  children: ReactNode
}

/** One part of the dashboard; `more` links to the full list. */
export function Panel({ title, more, children }: Props) {
  const titleId = useId()
  const withCount = useMoreLabel()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {title}
      </Title>
      {children}
      {more && (
        <Link to={more.to} className={styles.more}>
          {withCount(more.label, more.count ?? 0)}
        </Link>
      )}
    </section>
  )
}
