import { Button } from '@mantine/core'
import type { Module } from '@sohbet/contract/modules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { showError, showSuccess } from '../../ui/toasts.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx'
import styles from './modules.module.css'
import { useOrderModules } from './modules.queries.ts'

type Props = { courseTypeId: string; modules: readonly Module[]; isOpen: boolean; onClose: () => void }

/** All modules at once, as the table shows only a page of them; saved as a whole. */
export function OrderDialog({ courseTypeId, modules, isOpen, onClose }: Props) {
  const { t } = useTranslation('modules')
  const { confirm, dialog } = useConfirm()
  const { mutate: save, isPending } = useOrderModules()
  const [ordered, setOrdered] = useState<Module[]>()
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
      { courseTypeId, ids: (ordered ?? modules).map(({ id }) => id) },
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
        <div className={styles.ordering}>
          <p className={styles.soft}>{t('order.hint')}</p>
          <SortableList
            label={t('order.list')}
            items={ordered ?? modules}
            nameOf={({ name }) => name}
            onOrder={setOrdered}
          >
            {({ name }, index) => (
              <>
                <span className={styles.number}>{index + 1}</span> {name}
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
