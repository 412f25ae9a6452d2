import { Button } from '@mantine/core'
import IconPlus from '#icons/IconPlus'
import { useTranslation } from '../../texts/use-translation.ts'
import { Link } from 'react-router'
import { createCoursePath } from '../admin-paths.ts'

export function CreateCourse() {
  const { t } = useTranslation('courseDashboard')
  return (
    <Button component={Link} to={createCoursePath} leftSection={<IconPlus size={20} aria-hidden />}>
      {t('createCourse')}
    </Button>
  )
}
