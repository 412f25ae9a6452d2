import { Button } from '@mantine/core'
import { maxWords, wordListFields, type WordList } from '@sohbet/contract/catalogue/module-words'
import IconPlus from '#icons/IconPlus'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { useConfirm } from '../../ui/dialog/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/dialog/use-leave-guard.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { showFormError } from '../../ui/form/show-form-error.ts'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useZodForm } from '../../ui/form/use-zod-form.ts'
import { useEditConflict } from '../edit-conflict/use-edit-conflict.tsx'
import { emptyWord, placeOf, valuesOf } from './word-values.ts'
import { WordItem } from './word-item.tsx'
import styles from './words.module.css'
import { loadWords, useSaveWords } from './words.queries.ts'

type Props = { moduleId: string; list: WordList; isReadOnly: boolean }

/** The list is saved as a whole; one word is open at a time. */
export function WordsForm({ moduleId, list, isReadOnly }: Props) {
  const { t } = useTranslation('words')
  const [open, setOpen] = useState(-1)
  const { form, submit, isPending, dialogs } = useWordsForm({ moduleId, list, onFault: setOpen })
  const { confirm, dialog } = useConfirm()
  const { words } = form.values
  const nameOf = (place: number) => words[place]?.term || t('noName')

  const add = () => {
    form.insertListItem('words', emptyWord)
    setOpen(words.length)
  }
  const move = (from: number, by: -1 | 1) => {
    form.reorderListItem('words', { from, to: from + by })
    setOpen(open === from ? from + by : open === from + by ? from : open)
  }
  const remove = async (place: number) => {
    const isSaved = words[place]?.id !== undefined
    const question = {
      message: t('removeAsk', { name: nameOf(place) }),
      isDestructive: true,
      deed: t('removeDeed'),
    }
    if (isSaved && !(await confirm(question))) return
    form.removeListItem('words', place)
    setOpen(-1)
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <fieldset disabled={isPending} className={styles.whole}>
        {words.length === 0 && <EmptyState title={t('none')} hint={t('noneHint')} />}
        <ol className={styles.list}>
          {words.map((word, place) => (
            <WordItem
              key={word.id ?? `new-${place}`}
              form={form}
              place={place}
              name={nameOf(place)}
              saved={list.words.find(({ id }) => id === word.id)}
              isOpen={open === place}
              isReadOnly={isReadOnly}
              onToggle={() => setOpen(open === place ? -1 : place)}
              onMove={(by) => move(place, by)}
              onRemove={() => void remove(place)}
            />
          ))}
        </ol>
        {!isReadOnly &&
          (words.length < maxWords ? (
            <Button variant="default" leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
              {t('add')}
            </Button>
          ) : (
            <p className={styles.hint}>{t('full', { max: maxWords })}</p>
          ))}
      </fieldset>
      {!isReadOnly && (
        <SaveBar isDirty={form.isDirty()} faultCount={Object.keys(form.errors).length}>
          <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
            {t('save')}
          </Button>
        </SaveBar>
      )}
      {dialog}
      {dialogs}
    </form>
  )
}

type Options = Omit<Props, 'isReadOnly'> & {
  /** Opens the word with the first invalid field. */
  onFault: (place: number) => void
}

function useWordsForm({ moduleId, list, onFault }: Options) {
  const { t } = useTranslation('words')
  const form = useZodForm(wordListFields, { initialValues: valuesOf(list) })
  const { mutate: save, isPending } = useSaveWords(moduleId)
  const conflict = useEditConflict(form, { load: async () => valuesOf(await loadWords(moduleId)) })
  const leaveDialog = useLeaveGuard(form.isDirty())
  const lead = (paths: readonly string[]) => {
    const first = paths.map(placeOf).find((place) => place >= 0)
    if (first !== undefined) onFault(first)
  }
  const submit = form.onSubmit(
    (fields) =>
      save(fields, {
        onSuccess: (saved) => {
          showSuccess(t('saved'))
          form.setInitialValues(valuesOf(saved))
          form.reset()
        },
        onError: (error) => {
          if (conflict.isConflict(error)) return
          showFormError(form, error, { title: t('failed') })
          lead(Object.keys(form.errors))
        },
      }),
    (faults) => lead(Object.keys(faults)),
  )
  return {
    form,
    submit,
    isPending,
    dialogs: (
      <>
        {leaveDialog}
        {conflict.dialog}
      </>
    ),
  }
}
