import { moduleTemplate } from '@sohbet/contract/catalogue/table-templates'
import { useTranslation } from '../../../texts/use-translation.ts'
import { useLanguage } from '../../../texts/language.ts'
import { ImportForm } from '../../table-import/import-form.tsx'
import { ImportTable, type ImportDialogForm } from '../../table-import/import-table.tsx'
import { useCheckModules, useImportModules } from '../modules.queries.ts'
import { useAffectedLearners } from '../use-affected-learners.tsx'

type Props = { courseTypeId: string }

export function ImportModules({ courseTypeId }: Props) {
  const { t } = useTranslation('modules')
  return (
    <ImportTable label={t('import.modules')} title={t('import.modules')}>
      {(form) => <ModulesForm courseTypeId={courseTypeId} {...form} />}
    </ImportTable>
  )
}

function ModulesForm({ courseTypeId, ...form }: ImportDialogForm & Props) {
  const { t } = useTranslation('modules')
  const { mayChange, dialog } = useAffectedLearners(courseTypeId)
  return (
    <>
      <ImportForm
        target={{
          kind: 'modules',
          intro: [t('import.intro'), t('import.defaults')],
          template: { fileName: t('import.file'), rows: moduleTemplate(useLanguage()) },
          check: useCheckModules(courseTypeId),
          start: useImportModules(courseTypeId),
          mayStart: mayChange,
        }}
        {...form}
      />
      {dialog}
    </>
  )
}
