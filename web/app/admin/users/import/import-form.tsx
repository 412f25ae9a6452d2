import { Button, FileInput } from '@mantine/core'
import {
  importColumns,
  maxImportCharacters,
  maxImportRows,
  type ImportedRow,
} from '@sohbet/contract/people/people-import'
import { spreadsheetSigns } from '@sohbet/domain/spreadsheet'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { saveFile } from '../../../ui/download/save-file.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { ButtonRow } from '../../../ui/list/button-row.tsx'
import { PlainTable, type PlainColumns } from '../../../ui/list/plain-table.tsx'
import styles from '../users-page.module.css'
import { useImportPeople } from './import.queries.ts'

const turkishColumns = ['ad', 'e-posta', 'dil', 'kurs', 'paket', 'ücret', 'ödenen', 'not']

/** A check first, then the import of the same file with the same choices. */
function useImport() {
  const { t } = useTranslation('peopleImport')
  const { mutate, isPending } = useImportPeople()
  const [csv, setCsv] = useState('')
  const [options, setOptions] = useState({ invites: true, override: false })
  const [result, setResult] = useState<{ rows: ImportedRow[]; isDone: boolean }>()
  const run = (isDryRun: boolean) =>
    mutate(
      { csv, isDryRun, ...options },
      {
        onSuccess: ({ rows }) => {
          setResult({ rows, isDone: !isDryRun })
          if (!isDryRun) showSuccess(t('done'))
        },
        onError: (error) => showError(t('failed'), errorMessage(error, t('failed'))),
      },
    )
  const read = async (file: File | null) => {
    setResult(undefined)
    const text = file ? await file.text() : ''
    if (text.length > maxImportCharacters) showError(t('failed'), t('tooLarge'))
    setCsv(text.length > maxImportCharacters ? '' : text)
  }
  const choose = (choice: Partial<typeof options>) => {
    setResult(undefined)
    setOptions({ ...options, ...choice })
  }
  return { csv, options, result, isPending, run, read, choose }
}

export function ImportForm() {
  const { t } = useTranslation('peopleImport')
  const { csv, options, result, isPending, run, read, choose } = useImport()
  const count = result?.rows.filter(({ outcome }) => outcome === 'new').length ?? 0
  const canImport = result && !result.isDone && count > 0
  return (
    <div className={styles.form}>
      <p>
        {t('text', { rows: maxImportRows })} {t('rule')}
      </p>
      <ButtonRow>
        <TemplateButton />
      </ButtonRow>
      <FileInput
        size="md"
        label={t('file')}
        placeholder={t('choose')}
        accept=".csv,text/csv"
        clearable
        onChange={(file) => void read(file)}
      />
      <Switch
        label={t('invites')}
        description={t('invitesHint')}
        checked={options.invites}
        onChange={(event) => choose({ invites: event.currentTarget.checked })}
      />
      <Switch
        label={t('override')}
        description={t('overrideHint')}
        checked={options.override}
        onChange={(event) => choose({ override: event.currentTarget.checked })}
      />
      <ButtonRow>
        <Button
          variant={canImport ? 'default' : 'filled'}
          disabled={csv === ''}
          loading={isPending}
          onClick={() => run(true)}
        >
          {t('check')}
        </Button>
        {canImport && (
          <Button loading={isPending} onClick={() => run(false)}>
            {t('submit', { count })}
          </Button>
        )}
      </ButtonRow>
      {result && (
        <>
          <output>
            {t(result.isDone ? 'doneNote' : 'checked')} {!result.isDone && count === 0 && t('nothing')}
          </output>
          <Rows rows={result.rows} />
        </>
      )}
    </div>
  )
}

/** A file with the columns in the reader's language. */
function TemplateButton() {
  const { t } = useTranslation('peopleImport')
  const language = useLanguage()
  const columns = language === 'tr' ? turkishColumns : importColumns
  const csv = `\uFEFF${columns.join(spreadsheetSigns[language].delimiter)}\r\n`
  return (
    <Button
      variant="default"
      onClick={() => saveFile(t('templateFile'), new Blob([csv], { type: 'text/csv;charset=utf-8' }))}
    >
      {t('template')}
    </Button>
  )
}

const tones = { new: 'good', exists: 'neutral', error: 'bad' } as const

function useImportColumns(): PlainColumns<ImportedRow> {
  const { t } = useTranslation('peopleImport')
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: ({ name, email }) => (
        <>
          {name} <small>{email}</small>
        </>
      ),
    },
    { id: 'line', header: t('column.line'), cell: ({ line }) => line },
    {
      id: 'outcome',
      header: t('column.outcome'),
      cell: ({ outcome }) => <StatusBadge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</StatusBadge>,
    },
    { id: 'text', header: t('column.text'), cell: ({ text }) => text },
  ]
}

function Rows({ rows }: { rows: readonly ImportedRow[] }) {
  const { t } = useTranslation('peopleImport')
  return (
    <PlainTable
      label={t('rows')}
      columns={useImportColumns()}
      rows={rows}
      rowId={({ line }) => String(line)}
    />
  )
}
