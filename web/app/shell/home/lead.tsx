import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import frame from '../../parts/pictures/frame.module.css'
import styles from './lead.module.css'

type Props = {
  /** The small line above the headline; it names the region. */
  title: string
  headline: ReactNode
  facts?: ReactNode
  /** More to know beforehand, below the facts. */
  details?: ReactNode
  /** One of the scenes. */
  picture: ReactNode
  /** What comes after that, in one line. */
  then?: ReactNode
  /** The action. */
  children: ReactNode
}

/** The top of a home: the one thing that matters now, with its action and a drawing. */
export function Lead({ title, headline, facts, details, picture, then, children }: Props) {
  const titleId = useId()
  return (
    <section className={`${frame.frame} ${styles.lead}`} aria-labelledby={titleId}>
      <div className={frame.picture}>{picture}</div>
      <div className={frame.words}>
        <Title order={2} id={titleId}>
          {title}
        </Title>
        <p className={styles.headline}>{headline}</p>
        {facts && <p className={styles.facts}>{facts}</p>}
        {details}
        <div className={styles.action}>{children}</div>
        {then && <p className={styles.then}>{then}</p>}
      </div>
    </section>
  )
}
