import { UnstyledButton } from '@mantine/core'
import type { StoredValue } from '@sohbet/contract/site/site-fields'
import { gapsOf } from '@sohbet/contract/site/site-values'
import IconChevronRight from '#icons/IconChevronRight'
import { use, useId } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { FaultCount } from '../../../ui/form/fault-count.tsx'
import { isBelow, valueAt } from '../content/content-path.ts'
import { isQuiet, type Section } from '../content/sections.ts'
import { useLabels } from '../content/use-labels.ts'
import { FieldView } from '../fields/field-view.tsx'
import { GapCount } from '../fields/gap-count.tsx'
import { EditingContext, elementId, FaultsContext, OpenContext } from './editor-context.ts'
import styles from './editor.module.css'

/** Sections that need an explanation. */
const hintOf = (key: string) => {
  if (key === 'plans.plans') return 'plans'
  return key === 'search' || key === 'small' ? key : undefined
}

const openKey = (key: string) => `section ${key}`

function useSectionName() {
  const { t } = useTranslation('site')
  const { labelOf } = useLabels(use(EditingContext).page)
  return (key: string) => (key === 'search' || key === 'small' ? t(`sections.${key}`) : labelOf(key))
}

/** The sections of a page, to jump to. */
export function SectionLinks({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('site')
  const nameOf = useSectionName()
  const { toggle, focus } = use(EditingContext)
  if (sections.length < 3) return null
  return (
    <nav className={styles.links} aria-label={t('jump')}>
      {sections.map(({ key }) => (
        <UnstyledButton
          key={key}
          className={styles.link}
          onClick={() => {
            toggle(openKey(key), true)
            focus(openKey(key))
          }}
        >
          {nameOf(key)}
        </UnstyledButton>
      ))}
    </nav>
  )
}

export function EditorSection({ section, content }: { section: Section; content: StoredValue }) {
  const { t } = useTranslation('site')
  const { key, entries } = section
  const { toggle } = use(EditingContext)
  const isOpen = use(OpenContext)[openKey(key)] ?? !isQuiet(key)
  const faults = Object.keys(use(FaultsContext))
  const values = entries.map(({ path, field }) => ({ path, field, value: valueAt(content, path) ?? null }))
  const gaps = values.flatMap(({ path, field, value }) => gapsOf(field, value, [path]))
  const faultCount = faults.filter((fault) => entries.some(({ path }) => isBelow(fault, path))).length
  const name = useSectionName()(key)
  const headId = useId()
  const hint = hintOf(key)
  return (
    <section className={styles.section} aria-labelledby={headId}>
      <h2 id={headId}>
        <UnstyledButton
          id={elementId(openKey(key))}
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => toggle(openKey(key), !isOpen)}
        >
          <IconChevronRight size={20} aria-hidden />
          <span>{name}</span>
          <GapCount count={gaps.length} />
          {faultCount > 0 && <FaultCount count={faultCount} />}
        </UnstyledButton>
      </h2>
      {isOpen && (
        <div className={styles.fields}>
          {hint && <p className={styles.hint}>{t(`sectionHints.${hint}`)}</p>}
          {values.map(({ path, field, value }) => (
            <FieldView key={path} path={path} field={field} value={value} />
          ))}
        </div>
      )}
    </section>
  )
}
