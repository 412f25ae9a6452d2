import { Button, Textarea } from '@mantine/core'
import { maxCsvCharacters } from '@sohbet/contract/catalogue/level-tests'
import { useQuery } from '@tanstack/react-query'
import IconDownload from '#icons/IconDownload'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../texts/language.ts'
import { formatNumber } from '../../../ui/format.ts'
import { FileButton } from '../../../ui/upload/file-button.tsx'
import { ImportCheck } from './import-check.tsx'
import styles from './import-questions.module.css'
import { questionsQuery } from '../level-tests.queries.ts'
import { templateAddress } from './table-template.ts'
import { useTableImport } from './use-table-import.ts'

type Props = { testId: string; onFilled: (isFilled: boolean) => void; onDone: () => void }

/** A table is checked row by row first; only one without faults can be imported. */
export function ImportForm({ testId, onFilled, onDone }: Props) {
  const { t } = useTranslation('levelTests')
  const language = useLanguage()
  const { data: present } = useQuery(questionsQuery(testId))
  const table = useTableImport({ testId, onFilled, onDone })
  const { csv, rows, fault, isTooLong } = table
  const isFine = rows !== undefined && rows.length > 0 && rows.every(({ problem }) => problem === null)

  return (
    <div className={styles.form}>
      <p className={styles.intro}>{t('csv.intro')}</p>
      <p className={styles.intro}>{t('csv.seconds')}</p>
      <Ways onChoose={(file) => void table.choose(file)} />
      <Textarea
        label={t('csv.paste')}
        size="md"
        rows={5}
        spellCheck={false}
        classNames={{ input: styles.table }}
        value={csv}
        error={isTooLong ? t('csv.tooLong', { max: formatNumber(maxCsvCharacters, language) }) : undefined}
        onChange={({ currentTarget }) => table.change(currentTarget.value)}
      />
      {fault && (
        <p role="alert" className={styles.verdict} data-bad>
          {fault}
        </p>
      )}
      {rows && <ImportCheck rows={rows} present={present ?? []} />}
      {isFine ? (
        <Button className={styles.start} loading={table.isImporting} onClick={table.start}>
          {t('csv.importButton', { count: rows.length })}
        </Button>
      ) : (
        <Button
          className={styles.start}
          loading={table.isChecking}
          disabled={csv.trim() === '' || isTooLong || rows !== undefined}
          onClick={() => table.check(csv)}
        >
          {t('csv.check')}
        </Button>
      )}
    </div>
  )
}

/** Ways to a table: an own file, or an empty template. */
function Ways({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation('levelTests')
  return (
    <div className={styles.ways}>
      <FileButton accept=".csv,text/csv,text/plain" onChoose={onChoose} label={t('csv.choose')} />
      <Button
        component="a"
        variant="subtle"
        href={templateAddress(useLanguage())}
        download="level-test-template.csv"
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t('csv.template')}
      </Button>
    </div>
  )
}
