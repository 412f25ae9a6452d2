import { quizTemplate } from '@sohbet/contract/catalogue/table-templates'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { ImportForm } from '../../table-import/import-form.tsx'
import { ImportTable, type ImportDialogForm } from '../../table-import/import-table.tsx'
import { useCheckQuestions, useImportQuestions, type ImportInto } from '../quizzes.queries.ts'

type Props = { into: ImportInto }

/** Fills one quiz, or all quizzes of a course type: then each row names its module. */
export function ImportQuestions({ into }: Props) {
  const { t } = useTranslation('quizzes')
  return (
    <ImportTable label={t('import.button')} title={t('import.button')}>
      {(form) => <QuestionsForm into={into} {...form} />}
    </ImportTable>
  )
}

function QuestionsForm({ into, ...form }: ImportDialogForm & Props) {
  const { t } = useTranslation('quizzes')
  const withModule = 'courseTypeId' in into
  return (
    <ImportForm
      target={{
        kind: 'questions',
        intro: [t(withModule ? 'import.introOfType' : 'import.introOfQuiz'), t('import.columns')],
        template: { fileName: t('import.file'), rows: quizTemplate(useLanguage(), { withModule }) },
        check: useCheckQuestions(into),
        start: useImportQuestions(into),
      }}
      {...form}
    />
  )
}
