import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { isNothing } from './choices.ts'
import { SuccessorsForm } from './successors-form.tsx'
import { leftBehindQuery, type ReplacementBody } from './successors.queries.ts'

type Question = {
  userId: string
  username: string
  change: ReplacementBody['change']
  /** What happens to the coach. */
  note?: ReactNode
  /** The label of the button. */
  deed: string
}
type Asked = Question & { resolve: (isDone: boolean) => void }

/**
 * Asks for the successors of a coach, and makes the change with them. Resolves to undefined at once when the coach
 * leaves nothing behind, else to whether it was done. Render `dialog`.
 */
export function useSuccessors() {
  const { t } = useTranslation('successors')
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>()

  const askForSuccessors = useCallback(
    async (question: Question): Promise<boolean | undefined> => {
      const left = await client.fetchQuery(leftBehindQuery(question.userId))
      if (isNothing(left)) return undefined
      return new Promise<boolean>((resolve) => setAsked({ ...question, resolve }))
    },
    [client],
  )
  const close = (isDone: boolean) => {
    asked?.resolve(isDone)
    setAsked(undefined)
  }
  const dialog = (
    <FormDialog
      title={t('title', { name: asked?.username ?? '' })}
      subject={asked}
      size="lg"
      onClose={() => close(false)}
    >
      {(shown, form) => <SuccessorsForm {...shown} {...form} onDone={() => close(true)} />}
    </FormDialog>
  )
  return { askForSuccessors, successorsDialog: dialog, isAskingForSuccessors: asked !== undefined }
}
