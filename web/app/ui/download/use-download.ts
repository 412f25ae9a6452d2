import type { UseMutationResult } from '@tanstack/react-query'
import { errorMessage } from '../../api/error-message.ts'
import { showError } from '../feedback/toasts.tsx'

export type FileRequest<Reply> = Pick<UseMutationResult<Reply, Error, void>, 'mutate' | 'isPending'>

type Options<Reply> = {
  save: (reply: Reply) => void
  /** Title of the toast when the request fails. */
  failed: string
}

/** Requests a file from the server, then saves it. */
export function useDownload<Reply>(
  { mutate: request, isPending }: FileRequest<Reply>,
  { save, failed }: Options<Reply>,
) {
  const download = () =>
    request(undefined, { onSuccess: save, onError: (error) => showError(failed, errorMessage(error)) })
  return { download, isPending }
}
