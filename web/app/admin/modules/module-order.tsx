import type { Module } from '@sohbet/contract/catalogue/modules'
import { useTranslation } from '../../texts/use-translation.ts'
import { OrderDialog } from '../../ui/list/order-dialog.tsx'
import { useOrderModules } from './modules.queries.ts'
import { useAffectedLearners } from './use-affected-learners.tsx'

type Props = { courseTypeId: string; modules: readonly Module[]; isOpen: boolean; onClose: () => void }

export function ModuleOrder({ courseTypeId, modules, isOpen, onClose }: Props) {
  const { t } = useTranslation('modules')
  const { mutate, isPending } = useOrderModules()
  const { mayChange, dialog } = useAffectedLearners(courseTypeId)
  return (
    <>
      <OrderDialog
        texts={{ title: t('order.title'), hint: t('order.hint'), list: t('order.list') }}
        items={modules}
        isOpen={isOpen}
        isSaving={isPending}
        onSave={async (ids, saved) => {
          if (await mayChange()) mutate({ courseTypeId, ids }, saved)
        }}
        onClose={onClose}
      />
      {dialog}
    </>
  )
}
