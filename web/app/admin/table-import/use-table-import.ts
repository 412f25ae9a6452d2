import { maxCsvCharacters, type TableImport } from '@sohbet/contract/catalogue/table-import'
import { useRef, useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { showSuccess } from '../../ui/feedback/toasts.tsx'
import { readTableFile } from './read-table-file.ts'
import type { ImportTarget } from './table-import.ts'

type Given = { onFilled: (isFilled: boolean) => void; onDone: () => void }

function useTable() {
  const [csv, setCsv] = useState('')
  const [rows, setRows] = useState<TableImport['rows']>()
  /** Fault of the whole table. */
  const [fault, setFault] = useState<string>()
  return { csv, rows, fault, setCsv, setRows, setFault }
}

/** A table from a file or the clipboard, its faults, and its import. */
export function useTableImport(target: ImportTarget, { onFilled, onDone }: Given) {
  const { t } = useTranslation('tableImport')
  const table = useTable()
  const { csv, rows, fault, setRows, setFault } = table
  const { start, isImporting } = useStart(table, { target, onDone })

  const change = (text: string) => {
    table.setCsv(text)
    setRows(undefined)
    setFault(undefined)
    onFilled(text.trim() !== '')
  }
  const check = (text: string) => {
    if (text.length > maxCsvCharacters) return
    setFault(undefined)
    target.check.mutate(text, {
      onSuccess: (checked) => setRows(checked.rows),
      onError: (error) => setFault(`${t('checkFailed')}: ${errorMessage(error)}`),
    })
  }
  const choose = async (file: File) => {
    const text = await readTableFile(file)
    change(text ?? '')
    if (text === undefined) setFault(t('noTable'))
    else check(text)
  }
  return {
    csv,
    rows,
    fault,
    isTooLong: csv.length > maxCsvCharacters,
    isChecking: target.check.isPending,
    isImporting,
    change,
    check,
    choose,
    start,
  }
}

type Table = ReturnType<typeof useTable>
type Starting = { target: ImportTarget; onDone: () => void }

function useStart({ csv, setRows, setFault }: Table, { target, onDone }: Starting) {
  const { t } = useTranslation('tableImport')
  const { kind, start: request, mayStart } = target
  // Prevents a second import by a double click, also while the dialog closes
  const isUnderWay = useRef(false)
  const isDone = (request.data?.imported ?? 0) > 0
  const start = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setFault(undefined)
    if (mayStart && !(await mayStart())) {
      isUnderWay.current = false
      return
    }
    request.mutate(csv, {
      onSuccess: ({ rows: left, imported: count }) => {
        if (count === 0) {
          isUnderWay.current = false
          return setRows(left)
        }
        showSuccess(t(`${kind}.imported`), t(`${kind}.importedText`, { count }))
        return onDone()
      },
      onError: (error) => {
        isUnderWay.current = false
        setFault(`${t(`${kind}.failed`)}: ${errorMessage(error)}`)
      },
    })
  }
  return { start, isImporting: request.isPending || isDone }
}
