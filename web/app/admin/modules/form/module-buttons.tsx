import { Button } from '@mantine/core'
import type { Module } from '@sohbet/contract/catalogue/modules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modulePath, modulesPath } from '../../admin-paths.ts'
import styles from '../modules.module.css'

type Props = {
  formId: string
  courseTypeId: string
  module: Module | undefined
  isReadOnly: boolean
  isPending: boolean
}

/** Below every tab, because the form is saved as a whole. */
export function ModuleButtons({ formId, courseTypeId, module, isReadOnly, isPending }: Props) {
  const { t } = useTranslation('modules')
  return (
    <div className={styles.bar}>
      {isReadOnly && module ? (
        <Button component={Link} to={modulePath('edit', module)}>
          {t('form.edit')}
        </Button>
      ) : (
        <Button type="submit" form={formId} loading={isPending}>
          {t(module ? 'form.save' : 'form.create')}
        </Button>
      )}
      <Button component={Link} to={modulesPath(courseTypeId)} variant="default">
        {t(isReadOnly ? 'back' : 'form.cancel')}
      </Button>
    </div>
  )
}
