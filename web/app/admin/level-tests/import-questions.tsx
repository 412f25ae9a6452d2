import { Button, FileButton, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { maxCsvCharacters } from '@sohbet/contract/level-tests'
import IconFileImport from '#icons/IconFileImport'
import IconUpload from '#icons/IconUpload'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { formatNumber } from '../../ui/format.ts'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { ImportCheck, type ImportRow } from './import-check.tsx'
import styles from './import-questions.module.css'
import { useCheckImport, useImportQuestions } from './level-tests.queries.ts'
import { readTableFile } from './read-table-file.ts'

/** The button, and the dialog that it opens. */
export function ImportQuestions({ testId }: { testId: string }) {
  const { t } = useTranslation('levelTests')
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={18} aria-hidden />} onClick={open}>
        {t('csv.import')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={t('csv.importTitle')}
        size="xl"
        closeOnClickOutside={false}
      >
        <ImportForm testId={testId} onDone={close} />
      </Dialog>
    </>
  )
}

/** A table is checked first, row by row; only one without a problem can be imported. */
function ImportForm({ testId, onDone }: { testId: string; onDone: () => void }) {
  const { t } = useTranslation('levelTests')
  const language = useLanguage()
  const [csv, setCsv] = useState('')
  const [rows, setRows] = useState<readonly ImportRow[]>()
  const checking = useCheckImport()
  const importing = useImportQuestions()
  const isTooLong = csv.length > maxCsvCharacters
  const isFine = rows !== undefined && rows.length > 0 && rows.every(({ problem }) => problem === null)

  const change = (text: string) => {
    setCsv(text)
    setRows(undefined)
  }
  const check = (text: string) => {
    if (text.length > maxCsvCharacters) return
    checking.mutate(
      { id: testId, csv: text },
      {
        onSuccess: (checked) => setRows(checked.rows),
        onError: (error) => showError(t('csv.checkFailed'), errorMessage(error)),
      },
    )
  }
  const choose = async (file: File | null) => {
    if (!file) return
    const text = await readTableFile(file)
    change(text)
    check(text)
  }
  const start = () =>
    importing.mutate(
      { id: testId, csv },
      {
        onSuccess: ({ rows: left, imported: count }) => {
          if (count === 0) return setRows(left)
          showSuccess(t('csv.imported'), t('csv.importedText', { count }))
          return onDone()
        },
        onError: (error) => showError(t('csv.importFailed'), errorMessage(error)),
      },
    )

  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t('csv.intro')}</p>
      <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => void choose(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            className={styles.start}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            {t('csv.choose')}
          </Button>
        )}
      </FileButton>
      <Textarea
        label={t('csv.paste')}
        size="md"
        rows={5}
        spellCheck={false}
        classNames={{ input: styles.table }}
        value={csv}
        error={isTooLong ? t('csv.tooLong', { max: formatNumber(maxCsvCharacters, language) }) : undefined}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {rows && <ImportCheck rows={rows} />}
      {isFine ? (
        <Button className={styles.start} loading={importing.isPending} onClick={start}>
          {t('csv.importButton', { count: rows.length })}
        </Button>
      ) : (
        <Button
          className={styles.start}
          loading={checking.isPending}
          disabled={csv.trim() === '' || isTooLong || rows !== undefined}
          onClick={() => check(csv)}
        >
          {t('csv.check')}
        </Button>
      )}
    </div>
  )
}
