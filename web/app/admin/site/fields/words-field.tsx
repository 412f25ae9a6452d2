import { Textarea, TextInput } from '@mantine/core'
import type { StoredValue, WordsField as Field } from '@sohbet/contract/site/site-fields'
import { sitePages } from '@sohbet/contract/site/site-pages'
import { gapsOf, isHiddenWhenMissing, isInBoth } from '@sohbet/contract/site/site-values'
import type { Language } from '@sohbet/domain/language'
import { use } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { OnDemand } from '../../../ui/feedback/on-demand.tsx'
import { useLabels } from '../content/use-labels.ts'
import { EditingContext, elementId, FaultsContext } from '../editor/editor-context.ts'
import styles from './fields.module.css'

type Props = { field: Field; path: string; value: StoredValue }

/** Turkish is on the left, because it is the school's first language. */
export const sides = ['tr', 'en'] as const

const richEditor = { name: 'rich-editor', load: () => import('./rich-editor.tsx') }

/** A text in both languages, side by side. */
export function WordsField({ field, path, value }: Props) {
  const { t } = useTranslation('site')
  const { labelOf } = useLabels(use(EditingContext).page)
  const label = labelOf(path)
  return (
    <fieldset className={styles.words} id={elementId(path)} tabIndex={-1}>
      <legend>
        {label}
        {field.isOptional && <small>{t('optional')}</small>}
      </legend>
      {sides.map((language) => (
        <OneLanguage
          key={language}
          field={field}
          path={path}
          value={value}
          language={language}
          label={label}
        />
      ))}
    </fieldset>
  )
}

/** Whether a path leads into an entry of a list. */
const isInList = (path: string) => /\.\d+(?:\.|$)/.test(path)

type OneProps = Props & { language: Language; label: string }

function OneLanguage({ field, path, value, language, label }: OneProps) {
  const { t } = useTranslation('site')
  const { page, change, check } = use(EditingContext)
  const fault = use(FaultsContext)[`${path}.${language}`]
  const words = isInBoth(value) ? value : { tr: '', en: '' }
  const mayHide = isHiddenWhenMissing(sitePages[page], path.split('.'))
  const gap = gapsOf(field, words, [], mayHide).find((one) => one.language === language)
  const hint = gap && (gap.isBlocking ? t('gap.blocking') : t(`gap.hiddenIn.${language}`))
  const write = (text: string) => change(`${path}.${language}`, text)
  const shared = {
    id: elementId(`${path}.${language}`),
    'aria-label': t('nameOf', { label, language: t(`languages.${language}`) }),
    value: words[language],
    error: fault,
  }
  const input = {
    ...shared,
    lang: language,
    autoComplete: 'off',
    'data-gap': gap !== undefined || undefined,
    description: hint,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    classNames: { description: styles.gap, section: styles.side },
    leftSection: language.toUpperCase(),
    onBlur: () => check(path, field, words),
  }
  if (field.kind === 'line' && !isInList(path))
    return <TextInput {...input} onChange={({ currentTarget }) => write(currentTarget.value)} />
  // Entries of lists are sentences: one line that grows
  if (field.kind === 'line')
    return (
      <Textarea
        size="md"
        autosize
        minRows={1}
        {...input}
        onChange={({ currentTarget }) => write(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
    )
  if (field.kind === 'text')
    return (
      <Textarea
        size="md"
        autosize
        minRows={2}
        {...input}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    )
  return (
    <OnDemand {...richEditor} failed={t('rich.failed')}>
      {({ RichEditor }) => (
        <RichEditor
          {...shared}
          label={shared['aria-label']}
          language={language}
          hint={hint}
          onChange={write}
        />
      )}
    </OnDemand>
  )
}
