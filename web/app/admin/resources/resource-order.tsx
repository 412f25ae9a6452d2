import type { AdminResource } from '@sohbet/contract/catalogue/resources'
import { useTranslation } from '../../texts/use-translation.ts'
import { OrderDialog } from '../../ui/list/order-dialog.tsx'
import { useOrderResources } from './resources.queries.ts'

type Props = { resources: readonly AdminResource[]; isOpen: boolean; onClose: () => void }

export function ResourceOrder({ resources, isOpen, onClose }: Props) {
  const { t } = useTranslation('adminResources')
  const { mutate, isPending } = useOrderResources()
  return (
    <OrderDialog
      texts={{ title: t('order.title'), hint: t('order.hint'), list: t('order.list') }}
      items={resources.map(({ id, title }) => ({ id, name: title }))}
      isOpen={isOpen}
      isSaving={isPending}
      onSave={mutate}
      onClose={onClose}
    />
  )
}
