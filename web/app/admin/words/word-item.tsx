import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { WordList } from '@sohbet/contract/catalogue/module-words'
import IconChevronRight from '#icons/IconChevronRight'
import IconVolume from '#icons/IconVolume'
import { useId } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { FaultCount } from '../../ui/form/fault-count.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { ItemButtons } from '../../ui/list/item-buttons.tsx'
import { placeOf, type WordsFormState } from './word-values.ts'
import { WordSound } from './word-sound.tsx'
import styles from './words.module.css'

type Props = {
  form: WordsFormState
  place: number
  name: string
  /** As it is stored; undefined for a new word. */
  saved: WordList['words'][number] | undefined
  isOpen: boolean
  isReadOnly: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A word in a line; its fields open with a tap. */
export function WordItem({ form, place, name, saved, isOpen, isReadOnly, ...on }: Props) {
  const { t } = useTranslation('words')
  const fieldsId = useId()
  const { words } = form.values
  const word = words[place]
  const faults = Object.keys(form.errors).filter((path) => placeOf(path) === place).length
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <UnstyledButton
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={on.onToggle}
        >
          <IconChevronRight size={18} aria-hidden />
          <span className={styles.both}>
            <strong lang="en">{name}</strong>
            <span lang="tr">{word?.translation}</span>
          </span>
          {word?.audioUrl && (
            <>
              <VisuallyHidden>{t('hasSound')}</VisuallyHidden>
              <IconVolume size={18} aria-hidden />
            </>
          )}
          {faults > 0 && <FaultCount count={faults} />}
        </UnstyledButton>
        {!isReadOnly && (
          <ItemButtons
            labels={{ up: t('up', { name }), down: t('down', { name }), remove: t('remove', { name }) }}
            isFirst={place === 0}
            isLast={place === words.length - 1}
            onMove={on.onMove}
            onRemove={on.onRemove}
          />
        )}
      </div>
      <div id={fieldsId} hidden={!isOpen}>
        {isOpen && (
          <fieldset disabled={isReadOnly} className={styles.fields}>
            <TextField
              form={form}
              name={`words.${place}.term`}
              label={t('term')}
              lang="en"
              autoComplete="off"
            />
            <TextField
              form={form}
              name={`words.${place}.translation`}
              label={t('translation')}
              lang="tr"
              autoComplete="off"
            />
            <TextField
              form={form}
              name={`words.${place}.example`}
              label={t('example')}
              lang="en"
              autoComplete="off"
              isOptional
            />
            <WordSound form={form} place={place} saved={saved} isReadOnly={isReadOnly} />
          </fieldset>
        )}
      </div>
    </li>
  )
}
