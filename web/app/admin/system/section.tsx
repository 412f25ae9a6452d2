import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { useLanguage } from '../../texts/language.ts'
import { formatAge, formatDateTime } from '../../ui/format.ts'
import { useNow } from '../../ui/use-now.ts'
import styles from './system.module.css'

/** A part of the page of the system. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}

export const Facts = ({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([term, fact]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
)

/** How long ago, with the moment itself beside it where there is room for a pointer. */
export function Age({ at }: { at: string }) {
  const language = useLanguage()
  return (
    <time dateTime={at} title={formatDateTime(at, language)}>
      {formatAge(at, useNow(), language)}
    </time>
  )
}
