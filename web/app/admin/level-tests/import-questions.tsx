import { levelTestTemplate } from '@sohbet/contract/catalogue/table-templates'
import { useTranslation } from '../../texts/use-translation.ts'
import { ImportForm } from '../table-import/import-form.tsx'
import { ImportTable, type ImportDialogForm } from '../table-import/import-table.tsx'
import { useCheckImport, useImportQuestions } from './level-tests.queries.ts'

export function ImportQuestions({ testId }: { testId: string }) {
  const { t } = useTranslation('levelTests')
  return (
    <ImportTable label={t('csv.import')} title={t('csv.importTitle')}>
      {(form) => <QuestionsForm testId={testId} {...form} />}
    </ImportTable>
  )
}

function QuestionsForm({ testId, ...form }: ImportDialogForm & { testId: string }) {
  const { t } = useTranslation('levelTests')
  return (
    <ImportForm
      target={{
        kind: 'questions',
        intro: [t('csv.intro'), t('csv.seconds'), t('csv.quick'), t('csv.tags')],
        template: { fileName: 'level-test-template.csv', rows: levelTestTemplate },
        check: useCheckImport(testId),
        start: useImportQuestions(testId),
      }}
      {...form}
    />
  )
}
