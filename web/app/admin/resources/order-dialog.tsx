import { Button } from '@mantine/core'
import type { AdminResource } from '@sohbet/contract/resources'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx'
import { useOrderResources } from './resources.queries.ts'
import styles from './resources.module.css'

type Props = { resources: readonly AdminResource[]; isOpen: boolean; onClose: () => void }

/** All of them at once, as the table shows only a page; saved as a whole. */
export function OrderDialog({ resources, isOpen, onClose }: Props) {
  const { t } = useTranslation('adminResources')
  const { confirm, dialog } = useConfirm()
  const { mutate: save, isPending } = useOrderResources()
  const [ordered, setOrdered] = useState<AdminResource[]>()
  const leaveDialog = useLeaveGuard(isOpen && ordered !== undefined, { isInDialog: true })

  const close = () => {
    setOrdered(undefined)
    onClose()
  }
  const askToClose = async () => {
    if (!ordered || (await confirm({ message: t('order.leave'), isDestructive: true }))) close()
  }
  const send = () =>
    save(
      (ordered ?? resources).map(({ id }) => id),
      {
        onSuccess: () => {
          showSuccess(t('order.saved'))
          close()
        },
        onError: (error) => showError(t('order.failed'), errorMessage(error)),
      },
    )

  return (
    <>
      <Dialog
        opened={isOpen}
        onClose={() => void askToClose()}
        title={t('order.title')}
        size="lg"
        // A slip of the mouse is no answer
        closeOnClickOutside={!ordered}
      >
        <div className={styles.form}>
          <p className={styles.soft}>{t('order.hint')}</p>
          <SortableList
            label={t('order.list')}
            items={ordered ?? resources}
            nameOf={({ title }) => title}
            onOrder={setOrdered}
          >
            {({ title }, index) => (
              <>
                <span className={styles.number}>{index + 1}</span> {title}
              </>
            )}
          </SortableList>
          <div className={styles.sticky}>
            <Button loading={isPending} disabled={!ordered} onClick={send}>
              {t('order.save')}
            </Button>
          </div>
        </div>
      </Dialog>
      {dialog}
      {leaveDialog}
    </>
  )
}
