import { useTranslation } from '../../texts/use-translation.ts'
import { showFormError } from '../../ui/form/show-form-error.ts'
import type { ZodForm } from '../../ui/form/use-zod-form.ts'
import { showSuccess } from '../../ui/feedback/toasts.tsx'

/** Value of the button that saves and then adds another question. */
export const nextButton = 'next'
export const isNextWanted = (event: Event | undefined) =>
  event instanceof SubmitEvent && event.submitter?.getAttribute('value') === nextButton

type Settled = { onSuccess: () => void; onError: (error: Error) => void }

type Options<Fields> = {
  /** Returns whether the error is a conflict with another admin's save, which a dialog then explains. */
  isConflict: (error: unknown) => boolean
  isNew: boolean
  save: (fields: Fields, settled: Settled) => void
  onDone: () => void
  onNext: (fields: Fields) => void
  /** The field that an error code is about. */
  fieldOfCode?: Readonly<Record<string, string>>
}

/** Saves the question when its form is submitted. */
export function useSubmit<Values extends Record<string, unknown>, Fields>(
  form: ZodForm<Values, Fields>,
  { isNew, save, onDone, onNext, isConflict, fieldOfCode }: Options<Fields>,
) {
  const { t } = useTranslation('questionEditor')
  return form.onSubmit((fields, event) =>
    save(fields, {
      onSuccess: () => {
        showSuccess(t(isNew ? 'created' : 'updated'))
        if (isNextWanted(event?.nativeEvent)) onNext(fields)
        else onDone()
      },
      onError: (error) => {
        if (isConflict(error)) return
        showFormError(form, error, { title: t('saveFailed'), fallback: t('saveFailedText'), fieldOfCode })
      },
    }),
  )
}
