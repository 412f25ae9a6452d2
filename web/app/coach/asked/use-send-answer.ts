import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../../ui/feedback/toasts.tsx'

type Results = readonly { id: string; message: string | null }[]

type Options = {
  answer: (body: { ids: string[]; isAccepted: boolean }) => Promise<{ results: Results }>
  /** After the answer or a refusal: the lists are outdated. */
  onSettled: () => void
  words: {
    taken: (count: number) => string
    declined: string
    refused: (count: number) => string
    failed: string
  }
}

export type Sending = {
  send: (ids: string[], isAccepted: boolean) => void
  isPending: boolean
  results: Results
}

/** Sends one answer to one or several requests of other coaches, and says what became of them. */
export function useSendAnswer({ answer, onSettled, words }: Options): Sending {
  const { mutate, isPending, data } = useMutation({ mutationFn: answer, onSettled })
  const send = (ids: string[], isAccepted: boolean) =>
    mutate(
      { ids, isAccepted },
      {
        onSuccess: ({ results }) => {
          const refusals = results.flatMap(({ message }) => message ?? [])
          const count = results.length - refusals.length
          if (count > 0) showSuccess(isAccepted ? words.taken(count) : words.declined)
          if (refusals[0]) showError(words.refused(refusals.length), refusals[0])
        },
        onError: (error) => showError(words.failed, errorMessage(error)),
      },
    )
  return { send, isPending, results: data?.results ?? [] }
}
