import { Button, Textarea } from '@mantine/core'
import { maxCsvCharacters } from '@sohbet/contract/catalogue/table-import'
import IconDownload from '#icons/IconDownload'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { formatNumber } from '../../ui/format.ts'
import { FileButton } from '../../ui/upload/file-button.tsx'
import { ImportCheck } from './import-check.tsx'
import type { ImportDialogForm } from './import-table.tsx'
import type { ImportTarget } from './table-import.ts'
import styles from './table-import.module.css'
import { templateAddress } from './template-address.ts'
import { useTableImport } from './use-table-import.ts'

type Props = ImportDialogForm & { target: ImportTarget }

/** A table is checked row by row first; only one without faults can be imported. */
export function ImportForm({ target, onFilled, onDone }: Props) {
  const { t } = useTranslation('tableImport')
  const language = useLanguage()
  const table = useTableImport(target, { onFilled, onDone })
  const { csv, rows, fault, isTooLong } = table
  const isFine = rows !== undefined && rows.length > 0 && rows.every(({ problem }) => problem === null)

  return (
    <div className={styles.form}>
      {target.intro.map((text) => (
        <p key={text} className={styles.intro}>
          {text}
        </p>
      ))}
      <Ways template={target.template} onChoose={(file) => void table.choose(file)} />
      <Textarea
        label={t('paste')}
        size="md"
        rows={5}
        spellCheck={false}
        classNames={{ input: styles.table }}
        value={csv}
        error={isTooLong ? t('tooLong', { max: formatNumber(maxCsvCharacters, language) }) : undefined}
        onChange={({ currentTarget }) => table.change(currentTarget.value)}
      />
      {fault && (
        <p role="alert" className={styles.verdict} data-bad>
          {fault}
        </p>
      )}
      {rows && <ImportCheck rows={rows} kind={target.kind} />}
      {isFine ? (
        <Button className={styles.start} loading={table.isImporting} onClick={() => void table.start()}>
          {t(`${target.kind}.start`, { count: rows.length })}
        </Button>
      ) : (
        <Button
          className={styles.start}
          loading={table.isChecking}
          disabled={csv.trim() === '' || isTooLong || rows !== undefined}
          onClick={() => table.check(csv)}
        >
          {t('check')}
        </Button>
      )}
    </div>
  )
}

type WaysProps = Pick<ImportTarget, 'template'> & { onChoose: (file: File) => void }

/** Ways to a table: an own file, or an empty template. */
function Ways({ template, onChoose }: WaysProps) {
  const { t } = useTranslation('tableImport')
  return (
    <div className={styles.ways}>
      <FileButton accept=".csv,text/csv,text/plain" onChoose={onChoose} label={t('choose')} />
      <Button
        component="a"
        variant="subtle"
        href={templateAddress(template.rows, useLanguage())}
        download={template.fileName}
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t('template')}
      </Button>
    </div>
  )
}
