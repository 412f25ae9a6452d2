import { maxCsvCharacters } from '@sohbet/contract/catalogue/level-tests'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../api/error-message.ts'
import { showSuccess } from '../../../ui/feedback/toasts.tsx'
import type { ImportRow } from './import-check.tsx'
import { useCheckImport, useImportQuestions } from '../level-tests.queries.ts'
import { readTableFile } from './read-table-file.ts'

type Given = { testId: string; onFilled: (isFilled: boolean) => void; onDone: () => void }

function useTable() {
  const [csv, setCsv] = useState('')
  const [rows, setRows] = useState<readonly ImportRow[]>()
  /** Fault of the whole table. */
  const [fault, setFault] = useState<string>()
  return { csv, rows, fault, setCsv, setRows, setFault }
}

/** A table from a file or the clipboard, its faults, and its import. */
export function useTableImport({ testId, onFilled, onDone }: Given) {
  const { t } = useTranslation('levelTests')
  const table = useTable()
  const { csv, rows, fault, setRows, setFault } = table
  const checking = useCheckImport()
  const { start, isImporting } = useStart(table, { testId, onDone })

  const change = (text: string) => {
    table.setCsv(text)
    setRows(undefined)
    setFault(undefined)
    onFilled(text.trim() !== '')
  }
  const check = (text: string) => {
    if (text.length > maxCsvCharacters) return
    setFault(undefined)
    checking.mutate(
      { id: testId, csv: text },
      {
        onSuccess: (checked) => setRows(checked.rows),
        onError: (error) => setFault(`${t('csv.checkFailed')}: ${errorMessage(error)}`),
      },
    )
  }
  const choose = async (file: File) => {
    const text = await readTableFile(file)
    change(text ?? '')
    if (text === undefined) setFault(t('csv.noTable'))
    else check(text)
  }
  return {
    csv,
    rows,
    fault,
    isTooLong: csv.length > maxCsvCharacters,
    isChecking: checking.isPending,
    isImporting,
    change,
    check,
    choose,
    start,
  }
}

type Table = ReturnType<typeof useTable>

function useStart({ csv, setRows, setFault }: Table, { testId, onDone }: Omit<Given, 'onFilled'>) {
  const { t } = useTranslation('levelTests')
  const importing = useImportQuestions()
  // Prevents a second import by a double click, also while the dialog closes
  const isUnderWay = useRef(false)
  const isDone = (importing.data?.imported ?? 0) > 0
  const start = () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setFault(undefined)
    importing.mutate(
      { id: testId, csv },
      {
        onSuccess: ({ rows: left, imported: count }) => {
          if (count === 0) {
            isUnderWay.current = false
            return setRows(left)
          }
          showSuccess(t('csv.imported'), t('csv.importedText', { count }))
          return onDone()
        },
        onError: (error) => {
          isUnderWay.current = false
          setFault(`${t('csv.importFailed')}: ${errorMessage(error)}`)
        },
      },
    )
  }
  return { start, isImporting: importing.isPending || isDone }
}
