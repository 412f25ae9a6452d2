import { Button, type ButtonProps } from '@mantine/core'
import { saveFile } from './save-file.ts'
import { useDownload, type FileRequest } from './use-download.ts'

type Props = Pick<ButtonProps, 'variant' | 'color' | 'leftSection'> & {
  request: FileRequest<Blob>
  fileName: string
  label: string
  /** For screen readers, when the label alone does not name the file. */
  accessibleName?: string
  /** Title of the toast when the request fails. */
  failed: string
}

/** Saves a file that the server makes, such as a receipt or a calendar entry. */
export function DownloadButton({ request, fileName, label, accessibleName, failed, ...look }: Props) {
  const { download, isPending } = useDownload(request, { save: (file) => saveFile(fileName, file), failed })
  return (
    <Button variant="default" {...look} loading={isPending} aria-label={accessibleName} onClick={download}>
      {label}
    </Button>
  )
}
