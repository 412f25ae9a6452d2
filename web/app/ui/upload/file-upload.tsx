import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { FileButton } from './file-button.tsx'
import styles from './upload.module.css'
import { useUpload, type UploadOptions } from './use-upload.ts'

/** Which files can be uploaded. */
type FileRule = {
  /** Content types for the file chooser of phones; only the endings are checked. */
  types?: readonly string[]
  /** In lower case, with the dot. */
  endings: readonly string[]
  maxBytes: number
}

type Props<Reply> = Omit<UploadOptions<Reply>, 'faultOf' | 'texts'> & {
  rule: FileRule
  texts: UploadOptions<Reply>['texts'] & {
    label: string
    accessibleName?: string
    /** A text beside the button, such as the limits. */
    hint: string
    /** For screen readers, during the upload. */
    uploading: string
    wrongType: string
    tooLarge: string
  }
  /** An error from elsewhere, such as the form. */
  error?: ReactNode
  children?: ReactNode
}

export const megabytesOf = ({ maxBytes }: FileRule) => maxBytes / 1024 / 1024

/** A button that uploads the chosen file at once, with its limits and errors. */
export function FileUpload<Reply>({ rule, texts, error, children, ...options }: Props<Reply>) {
  const { types = [], endings, maxBytes } = rule
  const { choose, fault, isPending } = useUpload({
    ...options,
    texts,
    faultOf: ({ name, size }) => {
      if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return texts.wrongType
      return size > maxBytes ? texts.tooLarge : undefined
    },
  })
  const shown = fault ?? error
  return (
    <div className={styles.upload}>
      <FileButton
        accept={[...types, ...endings].join(',')}
        onChoose={choose}
        label={texts.label}
        {...(texts.accessibleName && { accessibleName: texts.accessibleName })}
        isPending={isPending}
      />
      {children}
      <span className={styles.hint}>{texts.hint}</span>
      <VisuallyHidden component="output">{isPending && texts.uploading}</VisuallyHidden>
      {shown && (
        <p role="alert" className={styles.fault}>
          {shown}
        </p>
      )}
    </div>
  )
}
