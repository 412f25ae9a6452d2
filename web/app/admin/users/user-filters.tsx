import { accountStates } from '@sohbet/domain/account/account-state'
import { roles } from '@sohbet/domain/account/role'
import { useTranslation } from '../../texts/use-translation.ts'
import { FilterSelect } from '../../ui/data-table/filter-select.tsx'
import { useUrlFilters } from '../../ui/data-table/state/use-url-filters.ts'

export const useUserFilters = () => useUrlFilters({ role: roles, state: accountStates })

export function UserFilters({ values, choose }: ReturnType<typeof useUserFilters>) {
  const { t } = useTranslation(['users', 'userCard'])
  return (
    <>
      <FilterSelect
        label={t('filter.role')}
        all={t('filter.allRoles')}
        value={values.role}
        values={roles}
        labelOf={(value) => t(`userCard:role.${value}`)}
        onChoose={choose('role')}
      />
      <FilterSelect
        label={t('filter.state')}
        all={t('filter.allStates')}
        value={values.state}
        values={accountStates}
        labelOf={(value) => t(`state.${value}`)}
        onChoose={choose('state')}
      />
    </>
  )
}
