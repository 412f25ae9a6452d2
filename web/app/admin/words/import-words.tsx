import { wordTemplate } from '@sohbet/contract/catalogue/table-templates'
import { useTranslation } from '../../texts/use-translation.ts'
import { useLanguage } from '../../texts/language.ts'
import { ImportForm } from '../table-import/import-form.tsx'
import { ImportTable, type ImportDialogForm } from '../table-import/import-table.tsx'
import { useCheckWords, useImportWords } from './words.queries.ts'

type Props = { courseTypeId: string }

/** Adds words to the modules of a course type: each row names its module. */
export function ImportWords({ courseTypeId }: Props) {
  const { t } = useTranslation('words')
  return (
    <ImportTable label={t('import.button')} title={t('import.button')}>
      {(form) => <WordsTable courseTypeId={courseTypeId} {...form} />}
    </ImportTable>
  )
}

function WordsTable({ courseTypeId, ...form }: ImportDialogForm & Props) {
  const { t } = useTranslation('words')
  return (
    <ImportForm
      target={{
        kind: 'words',
        intro: [t('import.intro'), t('import.end')],
        template: { fileName: t('import.file'), rows: wordTemplate(useLanguage()) },
        check: useCheckWords(courseTypeId),
        start: useImportWords(courseTypeId),
      }}
      {...form}
    />
  )
}
