import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/error-message.ts'
import { showError, showSuccess } from '../feedback/toasts.tsx'

export type UploadRequest<Reply> = Pick<UseMutationResult<Reply, Error, File>, 'mutate' | 'isPending'>

export type UploadOptions<Reply> = {
  request: UploadRequest<Reply>
  /** Returns why a file cannot be uploaded, before anything is sent. The server also checks the content. */
  faultOf?: (file: File) => string | undefined
  onUploaded: (reply: Reply) => void
  texts: {
    /** Toast after an upload. */
    uploaded?: string
    /** Toast after a failed upload: its title, and its text when the server gives no reason. */
    failed: string
    failedText?: string
  }
}

/** Checks chosen files, sends them and reports the outcome. */
export function useUpload<Reply>({ request, faultOf, onUploaded, texts }: UploadOptions<Reply>) {
  const [fault, setFault] = useState<string>()

  /** Returns whether the file can be sent. */
  const check = (file: File): boolean => {
    const found = faultOf?.(file)
    setFault(found)
    return found === undefined
  }
  const send = (file: File) =>
    request.mutate(file, {
      onSuccess: (reply) => {
        onUploaded(reply)
        if (texts.uploaded) showSuccess(texts.uploaded)
      },
      onError: (error) => showError(texts.failed, errorMessage(error, texts.failedText)),
    })
  const choose = (file: File) => {
    if (check(file)) send(file)
  }
  return { fault, setFault, isPending: request.isPending, check, send, choose }
}
