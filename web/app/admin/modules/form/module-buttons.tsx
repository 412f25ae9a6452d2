import { Button } from '@mantine/core'
import type { Module } from '@sohbet/contract/catalogue/modules'
import { useTranslation } from '../../../texts/use-translation.ts'
import { Link } from 'react-router'
import { SaveBar } from '../../../ui/form/save-bar.tsx'
import { modulePath, modulesPath } from '../../admin-paths.ts'
import { nextButton } from '../../question-editor/use-submit.ts'
import { ButtonRow } from '../../../ui/list/button-row.tsx'

type Props = {
  formId: string
  courseTypeId: string
  module: Module | undefined
  isReadOnly: boolean
  isDirty: boolean
  faultCount: number
  isPending: boolean
}

/** Below every tab, because the form is saved as a whole. */
export function ModuleButtons({ formId, courseTypeId, module, isReadOnly, isPending, ...state }: Props) {
  const { t } = useTranslation('modules')
  const back = (
    <Button component={Link} to={modulesPath(courseTypeId)} variant="default">
      {t(isReadOnly ? 'back' : 'form.cancel')}
    </Button>
  )
  if (isReadOnly)
    return (
      <ButtonRow>
        {back}
        {module && (
          <Button component={Link} to={modulePath('edit', module)}>
            {t('form.edit')}
          </Button>
        )}
      </ButtonRow>
    )
  return (
    <SaveBar {...state}>
      {back}
      {!module && (
        <Button type="submit" form={formId} variant="default" disabled={isPending} value={nextButton}>
          {t('form.createAndNext')}
        </Button>
      )}
      <Button type="submit" form={formId} loading={isPending}>
        {t(module ? 'form.save' : 'form.create')}
      </Button>
    </SaveBar>
  )
}
