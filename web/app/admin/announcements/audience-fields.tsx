import { roles, type Role } from '@sohbet/domain/account/role'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../texts/use-translation.ts'
import { SelectBox } from '../../ui/form/select-box.tsx'
import { useMoreOption } from '../../ui/list/more-count.tsx'
import { coursesQuery } from '../courses/courses.queries.ts'
import { groupsQuery } from '../telegram-groups/telegram-groups.queries.ts'

const audiences = ['everyone', 'role', 'course', 'group'] as const
export type Chosen = { to: (typeof audiences)[number]; role: Role; courseId: string; groupId: string }

type Props = { chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** The audience; further fields depend on the first choice. */
export function AudienceFields({ chosen, onChoose }: Props) {
  const { t } = useTranslation('announcements')
  const needsCourse = chosen.to === 'course' || chosen.to === 'group'
  return (
    <>
      <SelectBox
        label={t('form.to')}
        value={chosen.to}
        onChange={({ currentTarget }) => {
          const to = audiences.find((one) => one === currentTarget.value)
          if (to) onChoose({ ...chosen, to })
        }}
        data={audiences.map((value) => ({ value, label: t(`form.audience.${value}`) }))}
      />
      {chosen.to === 'role' && (
        <SelectBox
          label={t('form.role')}
          value={chosen.role}
          onChange={({ currentTarget }) => {
            const role = roles.find((one) => one === currentTarget.value)
            if (role) onChoose({ ...chosen, role })
          }}
          data={roles.map((value) => ({ value, label: t(`form.roles.${value}`) }))}
        />
      )}
      {needsCourse && (
        <CourseField
          value={chosen.courseId}
          onChoose={(courseId) => onChoose({ ...chosen, courseId, groupId: '' })}
        />
      )}
      {chosen.to === 'group' && chosen.courseId !== '' && (
        <GroupField
          courseId={chosen.courseId}
          value={chosen.groupId}
          onChoose={(groupId) => onChoose({ ...chosen, groupId })}
        />
      )}
    </>
  )
}

type FieldProps = { value: string; onChoose: (id: string) => void }

function CourseField({ value, onChoose }: FieldProps) {
  const { t } = useTranslation('announcements')
  const { data } = useQuery(coursesQuery({ pageSize: 50, sortBy: 'startDate:desc' }))
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const more = useMoreOption(data ? data.totalCount - data.data.length : 0)
  return (
    <SelectBox
      label={t('form.course')}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[{ value: '', label: t('form.choose') }, ...options, ...more]}
    />
  )
}

function GroupField({ courseId, value, onChoose }: FieldProps & { courseId: string }) {
  const { t } = useTranslation('announcements')
  const { data } = useQuery(groupsQuery(courseId))
  const options = (data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SelectBox
      label={t('form.group')}
      value={value}
      description={data?.length === 0 ? t('form.noGroups') : undefined}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[{ value: '', label: t('form.choose') }, ...options]}
    />
  )
}
