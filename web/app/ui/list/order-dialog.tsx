import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { errorMessage } from '../../api/error-message.ts'
import { Dialog, DialogFooter } from '../dialog/dialog.tsx'
import styles from './order-dialog.module.css'
import { SortableList } from './sortable-list.tsx'
import { showError, showSuccess } from '../feedback/toasts.tsx'
import { useConfirm } from '../dialog/use-confirm.tsx'
import { useLeaveGuard } from '../dialog/use-leave-guard.tsx'

type Item = { id: string; name: string }
type Saved = { onSuccess: () => void; onError: (error: Error) => void }
export type SaveOrder = (ids: string[], saved: Saved) => void | Promise<void>
type Props = {
  texts: { title: string; hint: string; list: string }
  items: readonly Item[]
  /** Language of the names, if it is not the page's. */
  itemLanguage?: string
  isOpen: boolean
  isSaving: boolean
  onSave: SaveOrder
  onClose: () => void
}

/** Sorts all items at once, because a table shows only a page; saved as a whole. */
export function OrderDialog({ texts, items, itemLanguage, isOpen, isSaving, onSave, onClose }: Props) {
  const { t } = useTranslation('ui')
  const { confirm, dialog } = useConfirm()
  const [ordered, setOrdered] = useState<Item[]>()
  const leaveDialog = useLeaveGuard(isOpen && ordered !== undefined, { isInDialog: true })

  const close = () => {
    setOrdered(undefined)
    onClose()
  }
  const askToClose = async () => {
    if (!ordered || (await confirm({ message: t('order.leave'), isDestructive: true }))) close()
  }
  const save = () =>
    void onSave(
      (ordered ?? items).map(({ id }) => id),
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
        title={texts.title}
        size="lg"
        // A click outside must not discard the order
        closeOnClickOutside={!ordered}
      >
        <div className={styles.ordering}>
          <p className={styles.hint}>{texts.hint}</p>
          <SortableList
            label={texts.list}
            items={ordered ?? items}
            nameOf={({ name }) => name}
            onOrder={setOrdered}
          >
            {({ name }, index) => (
              <>
                <span className={styles.number}>{index + 1}</span> <span lang={itemLanguage}>{name}</span>
              </>
            )}
          </SortableList>
          <DialogFooter onCancel={() => void askToClose()}>
            <Button loading={isSaving} disabled={!ordered} onClick={save}>
              {t('order.save')}
            </Button>
          </DialogFooter>
        </div>
      </Dialog>
      {dialog}
      {leaveDialog}
    </>
  )
}
