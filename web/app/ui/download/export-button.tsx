import { Button } from '@mantine/core'
import IconFileExport from '#icons/IconFileExport'
import { saveFile } from './save-file.ts'
import { useDownload, type FileRequest } from './use-download.ts'

type Props = {
  request: FileRequest<{ fileName: string; csv: string }>
  label: string
  /** For screen readers, when the label alone does not name the table. */
  accessibleName?: string
  /** Title of the toast when the export fails. */
  failed: string
}

/** Saves a table as a CSV file that the server makes. */
export function ExportButton({ request, label, accessibleName, failed }: Props) {
  const { download, isPending } = useDownload(request, {
    // The CSV text starts with a byte order mark for Excel: save it unchanged
    save: ({ fileName, csv }) => saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' })),
    failed,
  })
  return (
    <Button
      variant="default"
      leftSection={<IconFileExport size={18} aria-hidden />}
      loading={isPending}
      aria-label={accessibleName}
      onClick={download}
    >
      {label}
    </Button>
  )
}
